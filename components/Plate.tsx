import type { Tint } from '../schemas/fields.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { edgeLine, sheet } from './sheet.ts';
import { tints } from './tints.styles.ts';

const s = sheet('Plate', {
  plate: {
    flex: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    background: 'var(--tint)',
    borderRadius: 10,
    '&::after': { ...edgeLine, inset: 3.5, border: '2px solid var(--ink)', borderRadius: 7 },
  },
});

const sizes = sheet('Plate sizes', {
  48: { width: 48, height: 48 },
  56: { width: 56, height: 56 },
  64: { width: 64, height: 64 },
});

/** An icon on a road sign: a tinted plate with an edge line inside. */
export function Plate(props: { icon: string; tint: Tint; size?: 48 | 56 | 64; className?: string }) {
  const { icon, tint, size = 56, className } = props;
  return (
    <span className={cx(s.plate, sizes[size], tints[tint], className)}>
      <Icon name={icon} size={size / 2} />
    </span>
  );
}
