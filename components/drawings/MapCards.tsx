import type { Home } from '../../build/schemas/pages.ts';
import { motion, sheet } from '../sheet.ts';
import { Pin } from './Pin.tsx';

type Example = Home['hero']['example'];

const s = sheet({
  caret: {
    [motion]: { animation: 'blink 1.1s steps(1) 6' },
    '@keyframes blink': { '50%': { opacity: 0 } },
  },
});

const card = { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 1.5 };

/** A search field above the map, with what a customer has typed. */
export function SearchField({ search }: { search: string }) {
  return (
    <g transform="translate(944 131)">
      <rect width="292" height="52" rx="26" {...card} />
      <g fill="none" stroke="var(--ink)" strokeWidth="2.2">
        <circle cx="26" cy="24" r="7" />
        <path d="m31.5 29.5 6 6" />
      </g>
      <text x="50" y="32" fontSize="17" fontWeight="500">
        {search}
        <tspan className={s.caret} dx="2" fontSize="21" fontWeight="300" fill="var(--signal-deep)">
          |
        </tspan>
      </text>
    </g>
  );
}

/** The listing that was found: the large card of wide screens. */
export function ListingCard({ example }: { example: Example }) {
  return (
    <g transform="translate(1114 700)" fontWeight="600" fontSize="13.5" fill="var(--ink-2)">
      <rect width="282" height="128" rx="6" {...card} />
      <rect x="16" y="16" width="60" height="60" rx="4" {...card} fill="var(--signal-3)" />
      <Pin place="translate(46 62) scale(.85)" />
      <text x="92" y="36" fontSize="17" fontWeight="800" fill="var(--ink)">
        {example.business}
      </text>
      <text x="92" y="58" fontWeight="500">
        {example.detail}
      </text>
      <path d="M16 90h250" stroke="var(--line)" />
      <text x="16" y="113">
        {example.list}
      </text>
      <text x="266" y="113" fontSize="15" fontWeight="800" fill="var(--ink)" textAnchor="end">
        {example.position}
      </text>
    </g>
  );
}

/** The same on narrow screens: a strip below the field. */
export function ListingStrip({ example }: { example: Example }) {
  return (
    <g transform="translate(880 638)" fontWeight="800">
      <rect width="330" height="74" rx="7" {...card} strokeWidth="1.8" />
      <text x="20" y="33" fontSize="19">
        {example.business}
      </text>
      <text x="20" y="56" fontSize="16" fontWeight="500" fill="var(--ink-2)">
        {example.detail}
      </text>
      <text x="310" y="46" fontSize="22" textAnchor="end">
        {example.position}
      </text>
    </g>
  );
}
