import type { Industries } from '../../schemas/industries.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { BANNER_LAYOUT, BannerPicture } from '../Drawing.tsx';
import { MOST_SIGNS, TradeMap } from '../drawings/TradeMap.tsx';
import { Icon } from '../Icon.tsx';
import { below, from, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';

/** A selector for each trade that may have a sign, from 1. */
const eachTrade = (selector: (place: number) => string) =>
  Array.from({ length: MOST_SIGNS }, (_, index) => selector(index + 1)).join();

/** Matches the signs on the map of whose trades somebody is at the name. */
const named = eachTrade(
  (place) => `div:has(li:nth-child(${place}) :is(:hover, :focus-visible)) > & a:nth-of-type(${place})`,
);

/** Matches the names of trades at whose sign the mouse is. */
const signed = eachTrade(
  (place) => `div:has(> svg > a:nth-of-type(${place}):hover) & li:nth-child(${place}) a`,
);

const s = sheet('industries/IndustriesBanner', {
  banner: {
    position: 'relative',
    overflow: 'clip',
    background: 'var(--yellow)',
    borderBottom: '1.5px solid var(--ink)',
  },
  columns: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px clamp(2rem, 4.5vw, 4rem)',
    paddingTop: 'clamp(2.25rem, 1.2rem + 4vw, 4.5rem)',
    [from.md]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 11fr)', alignItems: 'end' },
  },
  words: { [from.md]: { paddingBottom: 'clamp(2.25rem, 1.8rem + 2.4vw, 4.25rem)' } },
  /** Stands on the banner's lower edge. */
  town: {
    width: '100%',
    height: 'auto',
    aspectRatio: '480 / 300',
    border: '1.5px solid var(--ink)',
    borderBottom: 0,
    borderRadius: '6px 6px 0 0',
    '& text': {
      opacity: 0,
      pointerEvents: 'none',
      fontSize: 18,
      fontWeight: 700,
      stroke: 'var(--surface)',
      strokeWidth: 6,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
    },
    // In place of the pin the route leads to a sign at the mouse, and while somebody is at the name of its trade.
    '& a > :first-child': { opacity: 0, pointerEvents: 'none', strokeDasharray: 800, strokeDashoffset: 800 },
    [`& a:hover, ${named}`]: {
      '& > :first-child': {
        opacity: 1,
        strokeDashoffset: 0,
        transition: 'stroke-dashoffset 700ms var(--ease)',
      },
      '& rect:first-of-type': { fill: 'var(--signal)' },
      '& text': { opacity: 1 },
    },
    [`svg&:has(a:hover) > g:has(+ a), div:has(li:nth-child(-n + ${MOST_SIGNS}) :is(:hover, :focus-visible)) > & > g:has(+ a)`]:
      { opacity: 0 },
  },
  lead: { marginTop: 16, maxWidth: '33em', color: 'var(--ink)' },
  names: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginTop: 20,
    maxWidth: '37rem',
    // A yellow sign would not stand out.
    '--yellow': 'var(--surface)',
    [below.sm]: { '& li': { flexGrow: 1 } },
    // As the signs on the map.
    '& a': {
      display: 'flex',
      gap: 8,
      minHeight: 44,
      padding: '12px 12px 8px',
      border: '1.5px solid var(--ink)',
      borderRadius: 6,
      background: 'var(--tint)',
      fontWeight: 700,
      lineHeight: 1.2,
      textDecoration: 'none',
      '& svg': { marginTop: -2 },
    },
    [`& a:is(:hover, :focus-visible), ${signed}`]: { background: 'var(--signal)' },
  },
});

const LAYOUT = { ...BANNER_LAYOUT, ratio: 480 / 300 };

/** Id of an industry's tile, to which its name in the banner leads. */
export const industryId = (index: number) => `trade-${index + 1}`;

/** What the page is about, with the names of the industries, beside a town in which each has its sign. */
export function IndustriesBanner({ id, content }: { id: string; content: Industries }) {
  return (
    <div className={s.banner}>
      <div className={cx(base.wrap, s.columns)}>
        <div className={s.words}>
          <h1 id={id}>{content.heading}</h1>
          <p className={cx(base.lead, s.lead)}>{content.lead}</p>
          <ul className={s.names}>
            {content.industries.map(({ title, icon, tint }, index) => (
              <li key={title}>
                <a href={`#${industryId(index)}`} className={tints[tint]}>
                  <Icon name={icon} size={22} /> {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {content.picture ? (
          <BannerPicture picture={content.picture} layout={LAYOUT} className={s.town} />
        ) : (
          <svg
            className={s.town}
            viewBox="0 0 480 320"
            width="480"
            height="320"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <TradeMap trades={content.industries} hrefOf={(index) => `#${industryId(index)}`} />
          </svg>
        )}
      </div>
    </div>
  );
}
