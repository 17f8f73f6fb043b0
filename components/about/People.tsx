import type { Tint } from '../../schemas/fields.ts';
import type { About, Person } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { edgeLine, from, sheet, tiny } from '../sheet.ts';
import { tints } from '../tints.styles.ts';
import { Voice } from '../Voice.tsx';
import { initialsOf } from './initials.ts';

const LINE = '1.5px solid var(--ink)';

const s = sheet('about/People', {
  section: {
    paddingBlock: 'var(--section)',
    background: 'var(--surface)',
    borderBlock: LINE,
  },
  /** The heading, and beside it what one of the people says. */
  start: { '& figure': { margin: 0 } },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    marginTop: 'clamp(1.5rem, 2.5vw, 3rem)',
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  person: {
    '--portrait': 'clamp(6.5rem, 3.6rem + 8vw, 11.5rem)',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--portrait) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'clamp(1rem, 1.6vw, 1.5rem)',
    alignItems: 'start',
    breakInside: 'avoid',
    [tiny]: { gridTemplate: 'none' },
    '@media print': { '--portrait': '6rem' },
  },
  portrait: { width: 'var(--portrait)', border: LINE, borderRadius: 10 },
  /** A road sign with the initials, whose edge line and letters grow with it. */
  plate: {
    position: 'relative',
    width: 'var(--portrait)',
    aspectRatio: '1',
    background: 'var(--tint)',
    borderRadius: 10,
    '&::after': { ...edgeLine, inset: '3%', border: '2px solid var(--ink)', borderRadius: 8 },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      height: '100%',
      // Overpass sits high in its line.
      paddingTop: '.1em',
      fontSize: 'calc(var(--portrait) * .4)',
      fontWeight: 800,
      lineHeight: 1,
      letterSpacing: '-.04em',
    },
  },
  role: {
    marginTop: 2,
    fontWeight: 700,
    lineHeight: 1.35,
    textWrap: 'balance',
    // All of the card leads there.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  text: { marginTop: 6, maxWidth: '30em', color: 'var(--ink-2)', lineHeight: 1.5 },
  words: { gridRow: '1 / 3', gridColumn: 2, [tiny]: { gridArea: '3 / 1' } },
  /** Hangs over the lower edge of the portrait, so that it takes no room among the words. */
  sample: {
    position: 'relative',
    justifySelf: 'center',
    [tiny]: { justifySelf: 'start' },
    marginTop: -16,
    padding: '.3rem .6rem .1rem',
    background: 'var(--block)',
    border: LINE,
    borderRadius: 4,
    fontSize: '.875rem',
    fontWeight: 600,
    lineHeight: 1,
  },
});

const LAYOUT: PictureLayout = {
  ratio: 1,
  sizes: '(min-width: 64em) 184px, (min-width: 40em) 128px, 104px',
  widths: [104, 184, 208, 256, 368, 552],
  least: 304,
};

/** Backgrounds of plates, in order. */
const TINTS: Tint[] = ['wood', 'water', 'yellow', 'signal-3', 'signal-2'];

/**
 * The people who do the work: picture or initials of each, name, role and a sentence.
 * @param sampleLabel mark of an invented person
 */
export function People(props: NonNullable<About['people']> & { sampleLabel: string }) {
  const { heading, items, sampleLabel } = props;
  // The first one speaks on the home page.
  const speaker = items.filter(({ voice }) => voice).at(-1);
  return (
    <section className={s.section} aria-labelledby="people">
      <div className={base.wrap}>
        <div className={cx(base.split, s.start)}>
          <h2 id="people">{heading}</h2>
          {speaker && <Voice person={{ ...speaker, picture: undefined }} sampleLabel={sampleLabel} />}
        </div>
        <ul className={s.list}>
          {items.map((person, index) => (
            <li key={person.name} className={s.person}>
              <Portrait person={person} tint={TINTS[index % TINTS.length] ?? 'wood'} />
              <div className={s.words}>
                <h3>{person.name}</h3>
                <p className={s.role}>
                  {person.href ? <a href={person.href}>{person.role}</a> : person.role}
                </p>
                <p className={s.text}>{person.text}</p>
              </div>
              {person.sample && <span className={s.sample}>{sampleLabel}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Portrait({ person: { name, picture }, tint }: { person: Person; tint: Tint }) {
  if (picture) return <ContentPicture picture={picture} layout={LAYOUT} className={s.portrait} />;
  return (
    <div className={cx(s.plate, tints[tint])} aria-hidden="true">
      <span>{initialsOf(name)}</span>
    </div>
  );
}
