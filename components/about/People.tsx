import type { Tint } from '../../build/content/schemas/fields.ts';
import type { About, Person } from '../../build/content/schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureRoom } from '../picture.ts';
import { below, from, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';
import { initialsOf } from './initials.ts';

const s = sheet('about/People', {
  section: { paddingBottom: 'var(--section)' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    marginTop: 'clamp(1.5rem, 2.5vw, 2.5rem)',
    [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  person: {
    [below.sm]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      columnGap: 16,
      alignItems: 'start',
    },
  },
  portrait: { width: '100%', border: '1.5px solid var(--ink)', borderRadius: 10 },
  /** A road sign with the initials, whose edge line and letters grow with it. */
  plate: {
    position: 'relative',
    aspectRatio: '1',
    // A sign, not a poster: only a photograph gets the whole column.
    maxWidth: '11rem',
    background: 'var(--tint)',
    borderRadius: 10,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '3%',
      border: '2px solid var(--ink)',
      borderRadius: 8,
    },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      height: '100%',
      // Overpass sits high in its line.
      paddingTop: '.1em',
      // Two fifths of the sign. WebKit ignores its media queries if the sign is a container.
      fontSize: 'min(11.2vw, 4.4rem)',
      [below.sm]: { fontSize: 38 },
      fontWeight: 800,
      lineHeight: 1,
      letterSpacing: '-.04em',
    },
  },
  words: { [from.sm]: { marginTop: 16 } },
  role: { fontWeight: 700, lineHeight: 1.35, marginTop: 2 },
  text: { marginTop: 6, maxWidth: '30em', color: 'var(--ink-2)', lineHeight: 1.5 },
});

const ROOM: PictureRoom = {
  ratio: 1,
  sizes: '(min-width: 90em) 416px, (min-width: 40em) 29vw, 96px',
  widths: [96, 192, 288, 420, 840],
  least: 420,
};

/** Backgrounds of plates, in order. */
const TINTS: Tint[] = ['wood', 'water', 'yellow', 'signal-3', 'signal-2'];

/** The people who do the work: a photograph or the initials of each, name, role and a sentence. */
export function People({ heading, items }: NonNullable<About['people']>) {
  return (
    <section className={s.section} aria-labelledby="people">
      <div className={base.wrap}>
        <h2 id="people">{heading}</h2>
        <ul className={s.list}>
          {items.map((person, index) => (
            <li key={person.name} className={s.person}>
              <Portrait person={person} tint={TINTS[index % TINTS.length] ?? 'wood'} />
              <div className={s.words}>
                <h3>{person.name}</h3>
                <p className={s.role}>{person.role}</p>
                <p className={s.text}>{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Portrait({ person: { name, picture }, tint }: { person: Person; tint: Tint }) {
  if (picture) return <ContentPicture picture={picture} room={ROOM} className={s.portrait} />;
  return (
    <div className={cx(s.plate, tints[tint])} aria-hidden="true">
      <span>{initialsOf(name)}</span>
    </div>
  );
}
