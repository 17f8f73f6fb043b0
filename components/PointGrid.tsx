import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Pin } from './drawings/parts/Pin.tsx';
import { sheet } from './sheet.ts';

const s = sheet('PointGrid', {
  /**
   * `--c` is the distance between two points, `--px` and `--py` the column and the row of the pin, from 0. The larger
   * `--fall`, the faster the ranks fall away from the pin. The counter `top` counts the points in the top three.
   */
  grid: {
    position: 'relative',
    width: 'calc(7 * var(--c))',
    color: 'var(--ink)',
    fontSize: 'max(12px, var(--c) * .3)',
    fontWeight: 700,
    lineHeight: 1,
    forcedColorAdjust: 'none',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((k) => [`& :nth-child(${k})`, { '--k': k }])),
    // Variation: some places rank better than their neighbors, some worse.
    '& :nth-child(2n)': { '--m': 0.6 },
    '& :nth-child(4n + 1)': { '--m': -0.8 },
  },
  pin: {
    position: 'absolute',
    zIndex: 1,
    height: 'calc(1.22 * var(--c))',
    overflow: 'visible',
    translate: 'calc((var(--px) + .5) * var(--c) - 50%) calc((var(--py) + .6) * var(--c) - 100%)',
  },
  /** Pin and route come first in the grid, so that the points are painted over the route. */
  row: { display: 'flex', '--m': 0, '--y': 'calc(var(--k) - 3)', '--r': 'var(--m)' },
  /** The further from the pin, the lower in the results: --q is the square of the distance. */
  point: {
    '--m': 0,
    '--dy': 'calc(var(--y) - var(--py))',
    '--dx': 'calc(var(--k) - 1 - var(--px))',
    '--q': 'calc(var(--dx) * var(--dx) + var(--dy) * var(--dy))',
    '--n': 'clamp(1, 1 + var(--fall, .75) * var(--q) + var(--m) * (1 + 2 * var(--r)), 99)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'calc(var(--c) * .7)',
    height: 'calc(var(--c) * .7)',
    margin: 'calc(var(--c) * .15)',
    border: '1.5px solid',
    borderRadius: '50%',
    position: 'relative',
    fontStyle: 'normal',
    // Orange for the top three, as a counter shows them: 3.49 is 3. The others pale with each rank, to white.
    background:
      'color-mix(in srgb, var(--signal) clamp(0%, (3.49 - var(--n)) * 9999%, 100%), color-mix(in srgb, var(--surface) min(100%, var(--n) * 14%), var(--signal-2)))',
    // Not behind the pin, whose head covers the point above its own.
    opacity: 'calc((var(--q) + var(--dy) - .4) * 9)',
    counterIncrement: 'top clamp(0, min(3.5 - var(--n), var(--q) + var(--dy)) * 99, 1)',
    '&::before': { counterReset: 'n var(--n)', content: 'counter(n)', paddingTop: '.12em' },
  },
});

const SEVEN = [...'1234567'];

/**
 * The signature of the site: ranks around a shop, which are better near its pin. Seven rows of seven points.
 * @param props.children painted under the points: the route to the pin
 */
export function PointGrid({ className, children }: { className: string | undefined; children?: ReactNode }) {
  return (
    <div className={cx(s.grid, className)} aria-hidden="true">
      <div>{children}</div>
      <svg className={s.pin} viewBox="-16 -45 32 46" aria-hidden="true">
        <Pin />
      </svg>
      {SEVEN.map((row) => (
        <div key={row} className={s.row}>
          {SEVEN.map((column) => (
            <i key={column} className={s.point} />
          ))}
        </div>
      ))}
    </div>
  );
}
