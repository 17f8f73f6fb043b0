import type { Policy } from '../../schemas/content.ts';
import { below, from, sheet, tiny } from '../sheet.ts';
import { PointLink } from './PointLink.tsx';

const ROAD = 12;
const STOP = 36;

const s = sheet('policy/RuleRoute', {
  route: {
    display: 'grid',
    gap: 24,
    marginTop: 'clamp(2rem, 1.4rem + 2.6vw, 3.75rem)',
    [from.lg]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 32 },
    '@media print': { display: 'block', margin: '6pt 0 0' },
  },
  stop: {
    position: 'relative',
    // The limit keeps long words whole on a phone with larger text.
    fontSize: 'min(1.1875rem, 10.5vw)',
    lineHeight: 1.4,
    '& h3': { marginBottom: 4 },
    [below.lg]: { paddingLeft: STOP + 16 },
    [tiny]: { paddingLeft: STOP + 8 },
    [from.lg]: { paddingTop: STOP + 16 },
    '@media print': { padding: '2pt 0', fontSize: 'inherit' },
    // The road to the next stop, drawn from this one's middle.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: STOP / 2,
      left: STOP / 2,
      background: 'var(--signal)',
      border: '0 solid var(--ink)',
      [below.lg]: { width: ROAD, height: 'calc(100% + 24px)', marginLeft: -ROAD / 2, borderInlineWidth: 2 },
      [from.lg]: { width: 'calc(100% + 32px)', height: ROAD, marginTop: -ROAD / 2, borderBlockWidth: 2 },
      '@media print': { display: 'none' },
    },
    '&:last-child::after': { background: 'var(--signal)' },
    '&::after': {
      content: 'counter(list-item)',
      position: 'absolute',
      top: 0,
      left: 0,
      display: 'grid',
      placeItems: 'center',
      width: STOP,
      height: STOP,
      paddingTop: 2,
      borderRadius: '50%',
      background: 'var(--surface)',
      border: '3px solid var(--ink)',
      fontSize: '1rem',
      fontWeight: 800,
      lineHeight: 1,
      '@media print': { display: 'none' },
    },
  },
});

/** Key points, in order, as the stops of a route. */
export function RuleRoute({ points }: { points: Policy['inShort'] }) {
  return (
    <ol className={s.route}>
      {points.map(({ title, text, link }) => (
        <li key={title} className={s.stop}>
          <h3>{title}</h3>
          {text} {link && <PointLink {...link} />}
        </li>
      ))}
    </ol>
  );
}
