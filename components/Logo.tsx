import { cx } from './cx.ts';
import { Sign } from './drawings/parts/Sign.tsx';
import { useRendering } from './page.ts';
import { from, sheet, tiny } from './sheet.ts';

const s = sheet('Logo', {
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.55rem',
    minHeight: 44,
    fontWeight: 800,
    fontSize: 'min(1.5rem, 8.6vw)',
    [from.lg]: { fontSize: 'min(1.5rem, 2.35vw)' },
    letterSpacing: '-.03em',
    lineHeight: 1,
    textDecoration: 'none',
    '& span': { paddingTop: 3 },
    [tiny]: { fontSize: '1.125rem', gap: 8 },
  },
  /** A name that needs two lines, so that the menu keeps its place beside it. */
  long: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: 'min(1.125rem, 4.2vw)',
    textWrap: 'balance',
    '& svg': { flex: 'none' },
    [from.lg]: { fontSize: '1.125rem', maxWidth: '13em' },
  },
  pictured: { minWidth: 0 },
  // The width is that of its attribute: an SVG may have none of its own.
  picture: { height: 'auto', minWidth: 0, maxWidth: 'min(15rem, 56vw)' },
  /** Beside the name, which needs the room. */
  small: { flex: 'none', maxWidth: 'min(6rem, 12vw)' },
});

/** Characters of a name that fits on one line beside the menu of a narrow phone. */
const ONE_LINE = 13;

/** The agency's name beside its sign, or its own logo, linked to the home page. */
export function Logo({ agency }: { agency: string }) {
  const logo = useRendering().logo();
  return (
    <a className={cx(s.logo, agency.length > ONE_LINE && s.long, logo && s.pictured)} href="/">
      {logo ? (
        <img
          className={cx(s.picture, !logo.holdsName && s.small)}
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt={logo.holdsName ? agency : ''}
        />
      ) : (
        <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
          <Sign agency={agency} />
        </svg>
      )}
      {!logo?.holdsName && <span>{agency}</span>}
    </a>
  );
}
