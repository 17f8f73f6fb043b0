import type { Home } from '../../build/content/schemas/home.ts';
import { cx } from '../cx.ts';
import { below, forced, from, sheet } from '../sheet.ts';
import { ListingCard, ListingStrip, MapSearch } from './MapCards.tsx';
import { Pin } from './parts/Pin.tsx';
import { Route } from './parts/Route.tsx';
import { RankGrid } from './RankGrid.tsx';
import { TownPlan } from './TownPlan.tsx';

const s = sheet('drawings/HeroMap', {
  wide: { [below.lg]: { display: 'none' } },
  narrow: { [from.lg]: { display: 'none' } },
  /** Where the words stand beside the map it has nothing to calm. */
  veil: { [forced]: { display: 'none' } },
  /** Only where the card does not stand in the way of the route. */
  card: { '@media (max-width: 1359px)': { display: 'none' } },
});

/**
 * The map of the hero, one drawing for all widths: 2000 x 900, of which the hero shows a part, and open to
 * the right and the top. From 1024 px on the route comes from the Get Started button at its left, below that from above.
 */
export function HeroMap({ example, className }: { example: Home['hero']['example']; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 2000 900"
      width="2000"
      height="900"
      overflow="visible"
      fill="var(--ink)"
      aria-hidden="true"
    >
      <TownPlan />
      <g className={cx(s.wide, s.veil)}>
        <Veil />
        <Route d="M699 790h391V416" />
      </g>
      <g className={s.narrow}>
        <Route d="M963 140v40h127v236" />
      </g>
      <RankGrid />
      <Pin place="translate(1090 422) scale(1.7)" />
      <g className={s.wide}>
        <MapSearch search={example.search} />
      </g>
      <g className={cx(s.wide, s.card)}>
        <ListingCard example={example} />
      </g>
      <g className={s.narrow}>
        <ListingStrip example={example} />
      </g>
    </svg>
  );
}

/** Paper over the left part of the map, so that the headline is read on a calm ground. */
function Veil() {
  const stops = [
    [0, 1],
    [0.12, 1],
    [0.34, 0.86],
    [0.74, 0.8],
    [1, 0],
  ];
  return (
    <>
      <linearGradient id="veil">
        {stops.map(([offset, opacity]) => (
          <stop key={offset} offset={offset} stopColor="var(--paper)" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d="M0-400h980V900H0z" fill="url(#veil)" />
    </>
  );
}
