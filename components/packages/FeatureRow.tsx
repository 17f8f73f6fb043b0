import type { PackagesPage } from '../../build/content/schemas/packages.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import type { Row } from './comparison.ts';
import { PointValue } from './PointValue.tsx';
import { inFirstCard, inPrint, inTable, rows } from './rows.styles.ts';

const s = sheet('packages/FeatureRow', {
  row: {
    '& dd': { textAlign: 'right' },
    '& svg': { width: '1.25rem', height: '1.25rem' },
    // For the eye, the labels of the first card stand once at the left; the others stay for screen readers.
    [inTable]: {
      justifyContent: 'flex-start',
      '& dd': { textAlign: 'left' },
      '& dt': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      [inFirstCard]: {
        marginLeft: 'calc(-1 * var(--labels))',
        paddingLeft: 12,
        gap: 'var(--pad)',
        '& dt': {
          position: 'static',
          flex: 'none',
          width: 'calc(var(--labels) - 12px)',
          height: 'auto',
          paddingRight: 8,
          overflow: 'visible',
          clipPath: 'none',
          fontWeight: 'var(--label, 600)',
          color: 'inherit',
        },
      },
    },
    [inPrint]: { '& svg': { width: '9.5pt', height: '9.5pt' } },
  },
  /** A step up from a smaller tier. */
  gained: { background: 'var(--success-bg)', [inPrint]: { printColorAdjust: 'exact' } },
});

/** One feature of one tier. */
export function FeatureRow(props: {
  kind: 'highlight' | 'feature';
  row: Row;
  tier: number;
  words: PackagesPage;
}) {
  const { kind, row, tier, words } = props;
  const point = row.points[tier];
  const isGained = tier > 0 && point === true && !row.same;
  return (
    <div className={cx(rows[kind], s.row, row.same && rows.same, isGained && s.gained)}>
      <dt>{row.feature}</dt>
      <PointValue point={point} same={row.same} words={words} />
    </div>
  );
}
