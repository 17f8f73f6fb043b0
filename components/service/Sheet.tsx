import type { ReactNode } from 'react';
import type { Tint } from '../../schemas/fields.ts';
import type { CardsService, ServiceCard } from '../../schemas/services.ts';
import { atLeast, LG, SM, under, XL } from '../breakpoints.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import { Icon } from '../Icon.tsx';
import { Plate } from '../Plate.tsx';
import type { PictureLayout } from '../picture.ts';
import { forced, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { tints } from '../tints.styles.ts';
import { columns, endsFor } from './ends.styles.ts';
import { fold } from './fold.styles.ts';
import { column, looks, padding } from './looks.styles.ts';

/** Width of the lines between the cells, in pixels. */
const gap = 2;

const s = sheet('service/Sheet', {
  cells: {
    display: 'grid',
    gap,
    background: 'var(--ink)',
    borderBlock: '1.5px solid var(--ink)',
    overflowWrap: 'anywhere',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: {
      // The outer cells reach the screen's edge, but all texts have the same width, and the outer ones keep the margin.
      gridTemplateColumns: `calc(var(--cell) + var(--edge) - ${padding}px) var(--cell) minmax(0, 1fr)`,
      '--cell': `calc((100vw - 2 * var(--edge) + ${2 * padding - gap * (columns - 1)}px) / ${columns})`,
      gridAutoRows: 'minmax(min-content, 1fr)',
    },
  },
  cell: {
    gap: '1.1rem',
    padding: '1.35rem var(--gutter) 1.3rem',
    display: 'flex',
    background: 'var(--surface)',
    '& h3': { fontSize: 'clamp(1.25rem, 1.15rem + .5vw, 1.5rem)', paddingTop: '.2rem' },
    '& p': { marginTop: 4, color: 'var(--ink-2)', lineHeight: 1.5, maxWidth: '32em' },
    '& a': { marginTop: '.35rem' },
    [forced]: { border: '1px solid' },
    [from.sm]: { flexDirection: 'column', paddingBlock: `${padding}px 1.9rem` },
    [from.lg]: {
      paddingInline: padding,
      '&:nth-child(3n + 1)': { paddingLeft: 'var(--edge)' },
      '&:nth-child(3n)': { paddingRight: 'var(--edge)' },
    },
  },
  /** A card with a picture: the picture is above the text, also on phones. */
  pictured: {
    '&&': { flexDirection: 'column' },
    '& > img, & > picture img': { width: '100%', maxWidth: 440 },
  },
  /** The first card, if it is large: the size of four, so that the cards after it are in the same columns. */
  main: {
    '&&': { gap: 0, flexDirection: 'column', padding: 0 },
    '& > :last-child': { padding: '1.35rem var(--gutter) 1.5rem' },
    '& h3': { fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)' },
    '& p': { maxWidth: '46rem', fontSize: '1.125rem' },
    [from.sm]: { gridColumn: 'span 2' },
    [from.lg]: {
      gridRow: 'span 2',
      '& > *': { paddingInline: `var(--edge) ${padding}px !important` },
      // The second card is in the third column.
      '& + *': { paddingRight: 'var(--edge)' },
    },
  },
  ground: {
    flex: 1,
    display: 'grid',
    alignItems: 'end',
    padding: '1.5rem var(--gutter) 0',
    background: 'var(--tint)',
    borderBottom: '1.5px solid var(--ink)',
    '& img': { maxWidth: 880, width: '100%', marginInline: 'auto' },
    [forced]: { forcedColorAdjust: 'none' },
    // As high as the two cards beside it, whatever its own height.
    [from.lg]: {
      position: 'relative',
      minHeight: 264,
      '& img': {
        position: 'absolute',
        inset: '1.5rem 0 0',
        height: 'calc(100% - 1.5rem)',
        maxWidth: 'none',
        paddingInline: `var(--edge) ${padding}px`,
        objectFit: 'contain',
        objectPosition: '50% 100%',
      },
    },
  },
});

/** As wide as the text of a card. */
const LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 30vw, (min-width: 40em) 43vw, calc(100vw - 40px)',
  widths: [420, 700, 1000],
  least: 420,
  // Folded.
  narrow: { media: under(SM), ratio: 104 / 48, sizes: '104px', widths: [104, 208, 312] },
};

/** As wide as two cards. */
const MAIN_LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 62vw, 100vw',
  widths: [640, 960, 1280],
  least: 640,
};

/** Plates on a diagonal have the same color. */
const diagonal: Tint[] = ['wood', 'water', 'signal-2', 'yellow'];

const tintAt = (index: number): Tint =>
  diagonal[(Math.floor(index / columns) + (index % columns)) % diagonal.length] ?? 'wood';

/**
 * Service cards as a map sheet. A first card with a picture is large, as the main one; on phones the others fold.
 */
export function Sheet({ cards, look = 'sheet' }: { cards: ServiceCard[]; look?: CardsService['look'] }) {
  const isDesk = look === 'windows';
  const isRow = (look === 'index' || isDesk) && cards[0]?.picture !== undefined;
  const isIndex = isRow && !isDesk;
  const large = cards[0]?.picture && (isRow ? 'row' : 'block');
  return (
    <ul
      className={cx(s.cells, isIndex && looks.index, isDesk && looks.desk, ...endsFor(cards.length, large))}
    >
      {cards.map((card, place) => {
        if (place === 0 && card.picture)
          return <Main key={card.title} card={card} isRow={isRow} narrowFor={cutFor(isRow, cards[1])} />;
        const sign = <CardSign card={card} tint={card.tint ?? tintAt(place)} isBare={isDesk} />;
        const group = isIndex && card.group;
        return (
          <li
            key={card.title}
            className={cx(
              s.cell,
              card.picture && s.pictured,
              isDesk && looks.windows,
              isIndex && cx(looks.entry, column[columnOf(cards, place)]),
              fold.card,
            )}
          >
            {!group && sign}
            <Words card={card} folds={isRow || card.picture !== undefined}>
              {group && (
                <>
                  <b className={cx(looks.group, tints[card.tint ?? 'block'])}>{group}</b>
                  {sign}
                </>
              )}
            </Words>
          </li>
        );
      })}
    </ul>
  );
}

/** Column of a card of an index: that of its group, or without groups the next one. */
function columnOf(cards: ServiceCard[], place: number): 0 | 1 | 2 {
  const groups = cards.slice(0, place + 1).filter(({ group }) => group).length;
  return (((groups || place) + columns - 1) % columns) as 0 | 1 | 2;
}

/** Where the main card shows its narrow version: on phones, and beside cards that are higher than the wide one. */
function cutFor(isRow: boolean, neighbor?: ServiceCard): string {
  if (isRow) return under(SM);
  const beside = `${under(SM)}, ${atLeast(LG)}`;
  return neighbor?.picture ? beside : `${beside} and ${under(XL)}`;
}

function Main({ card, isRow, narrowFor }: { card: ServiceCard; isRow: boolean; narrowFor: string }) {
  const { picture, tint = 'wood' } = card;
  return (
    <li className={cx(s.cell, s.main, isRow && looks.main)}>
      <div className={cx(s.ground, tints[tint])}>
        {picture && <ContentPicture picture={picture} layout={MAIN_LAYOUT} narrowFor={narrowFor} />}
      </div>
      <Words card={card} />
    </li>
  );
}

function Words(props: { card: ServiceCard; folds?: boolean; children?: ReactNode }) {
  const { card, folds = false, children } = props;
  const { title, description, link, group } = card;
  return (
    <div>
      {children}
      <h3>{title}</h3>
      {folds && (
        // The first card of a group shows what a card says.
        <details open={group !== undefined}>
          <summary aria-label={title} />
        </details>
      )}
      <p>{description}</p>
      {link && <TextLink href={link.href} title={withLastWord(link.title)} />}
    </div>
  );
}

/** Keeps a short last word with the one before it, so that "up" and its arrow don't have a line to themselves. */
const withLastWord = (title: string) => title.replace(/ (\S{1,2})$/, '\u00A0$1');

function CardSign({ card, tint, isBare }: { card: ServiceCard; tint: Tint; isBare: boolean }) {
  if (card.icon && isBare) return <Icon name={card.icon} size={24} />;
  if (card.icon) return <Plate icon={card.icon} tint={tint} />;
  if (!card.picture) return null;
  return <ContentPicture picture={card.picture} layout={LAYOUT} />;
}
