import { Fragment } from 'react';
import type { Hours } from '../schemas/hours.ts';
import type { Site } from '../schemas/site.ts';
import { sheet } from './sheet.ts';

const s = sheet('AgencyFacts', {
  fact: {
    marginTop: 16,
    lineHeight: 1.4,
    '& b': { display: 'block', fontWeight: 700 },
    '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  },
  times: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: 16,
    // On a narrow screen, or in large letters, a time is below its days.
    '@media (max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The optional facts in content/site.yaml besides the address: place, hours, areas and profiles. */
export function AgencyFacts({ site: { coordinates, hours, areas, profiles } }: { site: Site }) {
  return (
    <>
      {coordinates && <p className={s.fact}>{shownPlace(coordinates)}</p>}
      {hours && (
        <div className={s.fact}>
          <b>{hours.heading}</b>
          <Times times={hours.times} />
        </div>
      )}
      {areas && (
        <p className={s.fact}>
          <b>{areas.heading}</b> {areas.names.join('; ')}
        </p>
      )}
      {profiles && (
        <div className={s.fact}>
          <b>{profiles.heading}</b>
          <ul>
            {profiles.links.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Days with their hours. */
export function Times({ times }: { times: Hours[] }) {
  return (
    <dl className={s.times}>
      {times.map(({ days, time }) => (
        <Fragment key={`${days} ${time}`}>
          <dt>{days}</dt>
          <dd>{time}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** `47.0379° N, 122.9007° W`, with four decimal places: some 10 m. */
function shownPlace({ latitude, longitude }: NonNullable<Site['coordinates']>): string {
  return `${latitude.toFixed(4)}°\u00A0N, ${Math.abs(longitude).toFixed(4)}°\u00A0W`;
}
