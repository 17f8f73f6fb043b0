import type { Place } from '../../schemas/content.ts';
import type { PlacesPage } from '../../schemas/places.ts';
import { OpeningHours } from '../AgencyFacts.tsx';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('places/Local', {
  local: {
    display: 'grid',
    gap: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    padding: 'clamp(1.25rem, .8rem + 2vw, 2.5rem)',
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 10,
    overflowWrap: 'anywhere',
    '& h2': { fontSize: 'var(--fs-h3)', marginBottom: 12 },
    '& h3': { marginTop: 16, fontSize: '1.125rem' },
    '& > ul, & > p': { gridColumn: '1 / -1' },
  },
  streets: { '& li': { paddingBlock: 6, '& + &': { borderTop: '1px solid var(--line)' } } },
  photographs: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    '& img': { width: '100%', height: 'auto', border: '1.5px solid var(--ink)', borderRadius: 6 },
  },
});

const LAYOUT: PictureLayout = {
  ratio: 3 / 2,
  sizes: '(min-width: 64em) 420px, calc(100vw - 80px)',
  widths: [300, 600, 1000],
  least: 500,
};

/** What is true of a place only: streets, customers, hours, photographs, a map. */
export function Local({ place, words, until }: { place: Place; words: PlacesPage; until: string }) {
  const { streets, customers, hours, photographs, map } = place.local;
  return (
    <div className={s.local}>
      {customers && (
        <section>
          <h2>{words.customers}</h2>
          {customers.map(({ name, text }) => (
            <div key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </section>
      )}
      {streets && (
        <section>
          <h2>{words.streets}</h2>
          <ul className={s.streets}>
            {streets.map((street) => (
              <li key={street}>{street}</li>
            ))}
          </ul>
        </section>
      )}
      {hours && (
        <section>
          <h2>{hours.heading}</h2>
          <OpeningHours hours={hours} until={until} />
        </section>
      )}
      {photographs && (
        <ul className={s.photographs}>
          {photographs.map((picture) => (
            <li key={picture.name}>
              <ContentPicture picture={picture} layout={LAYOUT} />
            </li>
          ))}
        </ul>
      )}
      {map && (
        <p>
          <TextLink href={map} title={words.map} />
        </p>
      )}
    </div>
  );
}
