import type { Place } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('places/PlaceLinks', {
  list: {
    marginTop: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
    [from.sm]: { columns: 2 },
    [from.lg]: { columns: 4 },
    columnGap: 48,
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      minWidth: 44,
      overflowWrap: 'anywhere',
    },
  },
});

/** Links to the pages of places. */
export function PlaceLinks({ places }: { places: Place[] }) {
  return (
    <ul className={s.list}>
      {places.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={`/places/${slug}/`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
}

/** The places of a service, and those for all services. Nothing without places. */
export function Nearby(props: { heading: string | undefined; places: Place[]; service: string }) {
  const { heading, service } = props;
  const places = props.places.filter((place) => (place.service ?? service) === service);
  if (!heading || places.length === 0) return null;
  return (
    <section className={cx(base.wrap, base.section)}>
      <h2>{heading}</h2>
      <PlaceLinks places={places} />
    </section>
  );
}
