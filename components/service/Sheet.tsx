import type { Tint } from '../../build/content/schemas/fields.ts';
import type { ServiceCard } from '../../build/content/schemas/services.ts';
import { ContentPicture } from '../Drawing.tsx';
import { Plate } from '../Plate.tsx';
import type { PictureRoom } from '../picture.ts';
import { forced, from, sheet } from '../sheet.ts';

const columns = 3;
/** Width of the margin with the numbers and of the line beside it. */
const margin = 26;
const padding = 28;
/** Two columns, without the margin. */
const tablet = '@media (min-width: 640px) and (max-width: 1023px)';

const s = sheet('service/Sheet', {
  sheet: {
    display: 'grid',
    gap: 2,
    background: 'var(--ink)',
    borderBlock: '1.5px solid var(--ink)',
    [from.lg]: {
      // The outer cells reach the screen's edge, yet all texts are equally wide and the outer ones keep the margin.
      '--cell': `calc((100vw - 2 * var(--edge) + ${2 * padding}px) / ${columns})`,
      '--columns': `calc(var(--cell) + var(--edge) - ${margin + padding}px) var(--cell) minmax(0, 1fr)`,
      gridTemplateColumns: `${margin - 2}px minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(28px, auto) 1fr',
    },
  },
  cells: {
    display: 'grid',
    gap: 2,
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'var(--columns)', gridAutoRows: '1fr' },
  },
  cell: {
    background: 'var(--surface)',
    padding: '1.35rem var(--gutter) 1.3rem',
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: '1.1rem',
    alignContent: 'start',
    '& > :first-child': { gridRow: '1 / 3' },
    '& h3': { paddingTop: '.2rem', fontSize: 'clamp(1.25rem, 1.15rem + .5vw, 1.5rem)' },
    '& p': { marginTop: 4, color: 'var(--ink-2)', lineHeight: 1.5, maxWidth: '27em' },
    [forced]: { border: '1px solid' },
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: `${padding}px ${padding}px 1.9rem`,
      '& > :first-child': { gridRow: 'auto', marginBottom: 24 },
    },
    // A last row with fewer cards is filled, or the ground would show as an ink block.
    [tablet]: {
      '&:nth-child(odd)': { paddingLeft: 'var(--gutter)' },
      '&:nth-child(even)': { paddingRight: 'var(--gutter)' },
      '&:last-child:nth-child(odd)': { gridColumn: 'span 2' },
    },
    [from.lg]: {
      '&:nth-child(3n + 1)': { paddingLeft: `calc(var(--edge) - ${margin}px)` },
      '&:nth-child(3n)': { paddingRight: 'var(--edge)' },
      '&:last-child:nth-child(3n + 1)': { gridColumn: 'span 3' },
      '&:last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
    },
  },
  picture: { width: '100%', gridColumn: '1 / -1' },
  letters: {
    display: 'none',
    [from.lg]: { display: 'grid', gridColumn: 2, gridTemplateColumns: 'var(--columns)' },
  },
  numbers: {
    display: 'none',
    [from.lg]: { display: 'grid', gridColumn: 1, gridRow: 2, gridAutoRows: '1fr' },
  },
  reference: {
    gap: 2,
    fontSize: 'var(--fs-small)',
    fontWeight: 800,
    lineHeight: 1,
    '& span': { display: 'grid', placeItems: 'center', paddingTop: 3, background: 'var(--paper)' },
  },
  corner: { display: 'none', background: 'var(--paper)', [from.lg]: { display: 'block' } },
});

/** As wide as the words of a card. */
const ROOM: PictureRoom = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 30vw, (min-width: 40em) 43vw, calc(100vw - 40px)',
  widths: [420, 700, 1000],
  least: 420,
};

/** Along a diagonal the plates have the same color. */
const diagonal: Tint[] = ['wood', 'water', 'signal-2', 'yellow'];

const tintAt = (index: number): Tint =>
  diagonal[(Math.floor(index / columns) + (index % columns)) % diagonal.length] ?? 'wood';

/** Service cards as a map sheet: letters across and numbers down in its margin, as on a town plan. */
export function Sheet({ cards }: { cards: ServiceCard[] }) {
  const rows = Math.ceil(cards.length / columns);
  return (
    <div className={s.sheet}>
      <div className={s.corner} />
      <Reference className={s.letters} marks={['A', 'B', 'C']} />
      <Reference className={s.numbers} marks={Array.from({ length: rows }, (_, row) => `${row + 1}`)} />
      <ul className={s.cells}>
        {cards.map((card, index) => (
          <li key={card.title} className={s.cell}>
            <CardSign card={card} tint={card.tint ?? tintAt(index)} />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reference({ className, marks }: { className: string; marks: string[] }) {
  return (
    <div className={`${s.reference} ${className}`} aria-hidden>
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </div>
  );
}

function CardSign({ card, tint }: { card: ServiceCard; tint: Tint }) {
  if (card.icon) return <Plate icon={card.icon} tint={tint} />;
  if (!card.picture) return null;
  return <ContentPicture picture={card.picture} room={ROOM} className={s.picture} />;
}
