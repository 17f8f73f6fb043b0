import type { Home } from '../../build/content/schemas/home.ts';
import { motion, sheet } from '../sheet.ts';
import { Card } from './parts/Card.tsx';
import { Pin } from './parts/Pin.tsx';
import { SearchField } from './parts/SearchField.tsx';
import { Words } from './parts/Words.tsx';

type Example = Home['hero']['example'];

const s = sheet('drawings/MapCards', {
  caret: {
    [motion]: { animation: 'blink 1.1s steps(1) 6' },
    '@keyframes blink': { '50%': { opacity: 0 } },
  },
});

/** The search field above the map, with what a customer is typing. */
export function MapSearch({ search }: { search: string }) {
  const caret = (
    <tspan className={s.caret} dx="2" fontSize="21" fontWeight="300" fill="var(--signal-deep)">
      |
    </tspan>
  );
  return <SearchField x={944} y={131} width={292} height={52} search={search} size={17} caret={caret} />;
}

/** The listing that was found: the large card of wide screens. */
export function ListingCard({ example }: { example: Example }) {
  return (
    <Card x={1114} y={700} width={282} height={128}>
      <Card x={16} y={16} width={60} height={60} radius={4} fill="var(--signal-3)" />
      <Pin place="translate(46 62) scale(.85)" />
      <Words x={92} y={36} size={17} weight={800}>
        {example.business}
      </Words>
      <Words x={92} y={58} weight={500} fill="var(--ink-2)">
        {example.detail}
      </Words>
      <path d="M16 90h250" stroke="var(--line)" strokeWidth="1.5" />
      <Words x={16} y={113} fill="var(--ink-2)">
        {example.list}
      </Words>
      <Words x={266} y={113} size={15} weight={800} at="end">
        {example.position}
      </Words>
    </Card>
  );
}

/** The same on narrow screens: a strip below the field. */
export function ListingStrip({ example }: { example: Example }) {
  return (
    <Card x={880} y={638} width={330} height={74} radius={7} line={1.8}>
      <Words x={20} y={33} size={19} weight={800}>
        {example.business}
      </Words>
      <Words x={20} y={56} size={16} weight={500} fill="var(--ink-2)">
        {example.detail}
      </Words>
      <Words x={310} y={46} size={22} weight={800} at="end">
        {example.position}
      </Words>
    </Card>
  );
}
