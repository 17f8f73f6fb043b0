import { Fragment } from 'react';
import type { Site } from '../schemas/site.ts';
import { AddressLines } from './AddressLines.tsx';
import { sheet } from './sheet.ts';
import { Timed } from './Timed.tsx';

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
    // A time stays on its line; days take several. On a narrow screen, or in large letters, a time is below its days.
    gridTemplateColumns: 'minmax(5.5em, max-content) minmax(max-content, 1fr)',
    columnGap: 16,
    '@media (max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The optional facts in content/site.yaml besides the address: hours, offices, areas and profiles. */
export function AgencyFacts({ site }: { site: Site }) {
  const { hours, areas, profiles, locations, reviewUs } = site;
  const { until } = site.notices;
  return (
    <>
      {hours && (
        <div className={s.fact}>
          <b>{hours.heading}</b>
          <OpeningHours hours={hours} until={until} />
        </div>
      )}
      {locations.map(({ name, address, phone, hours: open }) => (
        <div key={name} className={s.fact}>
          <b>{name}</b>{' '}
          <a href={address.url}>
            <AddressLines lines={address.lines} />
          </a>
          {phone && (
            <p>
              <a href={phone.href}>{phone.shown}</a>
            </p>
          )}
          {open && <b>{open.heading}</b>}
          {open && <OpeningHours hours={open} until={until} />}
        </div>
      ))}
      {areas && (
        <p className={s.fact}>
          <b>{areas.heading}</b> {areas.names.join('; ')}
        </p>
      )}
      {reviewUs && (
        <p className={s.fact}>
          <a href={reviewUs.url}>{reviewUs.title}</a>
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

/** Days with their hours, and holidays. @param until words for the last day of a holiday, with `{day}` */
export function OpeningHours({ hours, until }: { hours: NonNullable<Site['hours']>; until: string }) {
  return (
    <>
      <dl className={s.times}>
        {hours.times.map(({ days, time }) => (
          <Fragment key={`${days} ${time}`}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </Fragment>
        ))}
      </dl>
      {hours.holidays.map((holiday) => (
        <Timed key={holiday.name} days={holiday} words={holiday.isOneDay ? '{day}.' : until}>
          {holiday.name}: {holiday.time}.
        </Timed>
      ))}
    </>
  );
}
