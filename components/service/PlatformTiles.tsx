import type { ServiceCard } from '../../schemas/services.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { restOfRow } from '../rest-of-row.ts';
import { forced, from, laptop, sheet, tablet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { tints } from '../tints.styles.ts';

/** Position of the sign in each drawing, measured from either side: the text below aligns with it. */
const inset = 44 / 480;

const s = sheet('service/PlatformTiles', {
  tiles: {
    display: 'grid',
    gap: 2,
    background: 'var(--ink)',
    borderBlock: '1.5px solid var(--ink)',
    // With three tiles per row, the text in the drawings would be too small to read.
    [laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: {
      // The outer tiles reach the screen's edge; all drawings are equally wide and the outer ones keep the margin.
      '--tile': `calc((100vw - 2 * var(--edge)) / ${3 - 2 * inset})`,
      gridTemplateColumns: 'minmax(0, 1fr) var(--tile) minmax(0, 1fr)',
    },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    background: 'var(--surface)',
    [forced]: { border: '1px solid' },
    [tablet]: { flexDirection: 'row' },
    [laptop]: { '&:last-child:nth-child(odd)': { gridColumn: 'span 2' } },
    [from.xl]: {
      '&:nth-child(3n + 1) img': { marginLeft: 'auto' },
      '&:nth-child(3n + 1) > :last-child': { paddingLeft: 'var(--edge)' },
      '&:nth-child(3n) > :last-child': { paddingRight: 'var(--edge)' },
      '&:last-child:nth-child(3n + 1)': restOfRow(3),
      '&:last-child:nth-child(3n + 2)': restOfRow(2),
    },
  },
  picture: {
    background: 'var(--tint)',
    borderBottom: '1.5px solid var(--ink)',
    overflow: 'clip',
    // Large enough to be read: the text is beside it.
    [tablet]: { flex: '0 0 58%', borderBottom: 0, borderRight: '1.5px solid var(--ink)' },
    '& img': {
      // Sign and post keep the page margin, like the text below.
      '--width': `calc((100% - 2 * var(--gutter)) / ${1 - 2 * inset})`,
      width: 'var(--width)',
      maxWidth: 'none',
      marginLeft: 'calc((100% - var(--width)) / 2)',
      aspectRatio: '480 / 270',
      objectFit: 'cover',
      objectPosition: '50% 24%',
      [tablet]: { '--width': `calc((100% - var(--gutter)) / ${1 - inset})`, marginLeft: 0 },
      [from.xl]: { width: 'var(--tile)', marginLeft: 0 },
    },
  },
  /** Fills the tile from edge to edge. */
  photograph: { '&&&': { width: '100%', marginLeft: 0 } },
  words: {
    padding: '1.3rem var(--gutter) 1.5rem',
    [tablet]: { alignSelf: 'center' },
    [from.xl]: { padding: `1.7rem calc(var(--tile) * ${inset}) 2.1rem` },
    '& h3': { fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)' },
    '& p': { marginTop: '.35rem', maxWidth: '30em', color: 'var(--ink-2)' },
  },
});

const LAYOUT: PictureLayout = {
  ratio: 480 / 270,
  sizes: '(min-width: 80em) 34vw, (min-width: 64em) 50vw, (min-width: 40em) 58vw, 100vw',
  widths: [400, 480, 780, 1000],
  least: 480,
};

/** Social platforms as full-bleed tiles: brand mark and a typical post on the platform's own tint. */
export function PlatformTiles({ cards }: { cards: ServiceCard[] }) {
  return (
    <ul className={s.tiles}>
      {cards.map(({ title, description, picture, link, tint = 'surface' }) => (
        <li key={title} className={s.tile}>
          {picture && (
            <div className={cx(s.picture, tints[tint])}>
              <ContentPicture picture={picture} layout={LAYOUT} photographClass={s.photograph} />
            </div>
          )}
          <div className={s.words}>
            <h3>{title}</h3>
            <p>{description}</p>
            {link && <TextLink {...link} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
