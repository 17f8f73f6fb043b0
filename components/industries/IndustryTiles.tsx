import { fillTemplate } from '../../schemas/fill-template.ts';
import type { Industries } from '../../schemas/industries.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import { Icon } from '../Icon.tsx';
import { Plate } from '../Plate.tsx';
import type { PictureLayout } from '../picture.ts';
import { below, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { tints } from '../tints.styles.ts';
import { ClosingTile } from './ClosingTile.tsx';
import { industryId } from './IndustriesBanner.tsx';
import { tile } from './tile.styles.ts';

/**
 * Widths of the columns: words in all of them get the same room, and the outer ones reach to the screen's edge.
 * Each inner side of a tile has a padding of `--inside`, and columns are 2 px apart.
 */
const columns = (count: number) => {
  const words = `((100% - 2 * var(--edge) - ${2 * (count - 1)} * var(--inside) - ${2 * (count - 1)}px) / ${count})`;
  const outer = `calc(${words} + var(--edge) + var(--inside))`;
  const inner = `calc(${words} + 2 * var(--inside)) `;
  return `${outer} ${inner.repeat(count - 2)}${outer}`;
};

const s = sheet('industries/IndustryTiles', {
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    background: 'var(--ink)',
    '--inside': 'clamp(1.5rem, 2.5vw, 2.5rem)',
    [from.sm]: { gridTemplateColumns: columns(2) },
    [from.lg]: { gridTemplateColumns: columns(3) },
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 16,
    rowGap: 10,
    alignContent: 'start',
    background: 'var(--surface)',
    '&:target': { background: 'var(--signal-3)' },
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  plate: {
    [below.sm]: { gridRow: 'span 2' },
    [from.sm]: { marginBottom: 'clamp(1rem, 3vw, 2.75rem)' },
  },
  pictured: { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  picture: {
    width: '100%',
    marginBottom: 12,
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
  },
  /** On phones a strip with the icon, and all words at its right. */
  searched: {
    [below.sm]: {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: 0,
      padding: 0,
      '& > *': { gridColumn: 2, marginInline: '16px var(--edge)' },
      '& > h2': { paddingTop: 18 },
      '& > div': { order: 1, paddingBlock: '8px 14px' },
      '& > p': { display: 'contents' },
      '& small, & > p > span': { gridColumn: 2, marginInline: '16px var(--edge)', paddingBlock: '6px 2px' },
      '& > p > span': { justifySelf: 'start', marginTop: 4, paddingInline: 8, background: 'var(--tint)' },
      '& > p > svg': {
        gridArea: '1 / 1 / span 4',
        width: '100%',
        height: '100%',
        paddingInline: 18,
        background: 'var(--tint)',
        borderRight: '1.5px solid var(--ink)',
      },
    },
  },
  /** What somebody typed, with the caret after it, beside the icon: above the words, though read after them. */
  example: {
    order: -1,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3px 16px',
    alignItems: 'center',
    minHeight: 104,
    padding: '16px 16px 14px',
    marginBottom: 12,
    border: '1.5px solid var(--ink)',
    background: 'var(--tint)',
    lineHeight: 1.15,
    '& small': { alignSelf: 'end', fontSize: 'var(--fs-small)' },
    '& svg': { gridArea: '1 / 1 / span 2', strokeWidth: 1.5 },
    '& span': {
      alignSelf: 'start',
      fontSize: 'clamp(1.25rem, 1.1rem + .5vw, 1.5rem)',
      fontWeight: 800,
      letterSpacing: '-.015em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    '& span::after': {
      content: '""',
      marginLeft: 4,
      borderLeft: '3px solid',
    },
  },
  title: {
    paddingTop: 4,
    fontSize: 'clamp(1.375rem, 1.2rem + .6vw, 1.75rem)',
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    overflowWrap: 'anywhere',
  },
  text: {
    maxWidth: '30em',
    color: 'var(--ink-2)',
    lineHeight: 1.5,
    [below.sm]: { fontSize: '1rem', lineHeight: 1.45 },
  },
});

/** As wide as the words of a tile. */
const LAYOUT: PictureLayout = {
  ratio: 16 / 10,
  sizes: '(min-width: 64em) 29vw, (min-width: 40em) 43vw, calc(100vw - 40px)',
  widths: [400, 700, 1000],
  least: 420,
};

/** A tile for each trade, and an orange one for all others, which fills the last row. */
export function IndustryTiles({ industries, href }: { industries: Industries; href: string }) {
  return (
    <ul className={s.grid}>
      {industries.industries.map(({ title, icon, tint, description, picture, search, link }, index) => (
        <li
          key={title}
          id={industryId(index)}
          className={cx(tile.inset, s.tile, picture && s.pictured, !picture && search && s.searched)}
        >
          {picture && <ContentPicture picture={picture} layout={LAYOUT} className={s.picture} />}
          {!picture && !search && <Plate className={s.plate} icon={icon} tint={tint} size={64} />}
          <h2 className={s.title}>{title}</h2>
          <div>
            <p className={s.text}>{description}</p>
            {link && <TextLink {...link} />}
          </div>
          {!picture && search && (
            <p className={cx(s.example, tints[tint])}>
              <small>{fillTemplate(industries.typedAt, { time: search.time })} </small>
              <Icon name={icon} size={48} />
              <span>{search.words}</span>
            </p>
          )}
        </li>
      ))}
      <ClosingTile closing={industries.closing} href={href} />
    </ul>
  );
}
