import type { ReactNode } from 'react';
import { Check } from './parts/Marks.tsx';
import { Words } from './parts/Words.tsx';

/** Symbols of a legend: the owner's key, rules that are kept, and changes with their days. 132 x 88. */
export const legendSymbols = { key: Key, rules: Rules, changes: Changes };

function Swatch({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5">
      <rect x=".75" y=".75" width="130.5" height="86.5" rx="4" fill={ground} />
      {children}
    </g>
  );
}

function Key() {
  return (
    <Swatch ground="var(--signal-2)">
      <g fill="none" strokeLinejoin="round">
        <path d="M60 44h50m-9 0v14m-14-14v10" strokeWidth="13" />
        <circle cx="42" cy="44" r="19" strokeWidth="13" />
        <path d="M60 44h48.5m-7.5 0v12.5m-14-12.5v8.5" stroke="var(--yellow)" strokeWidth="8" />
        <circle cx="42" cy="44" r="19" stroke="var(--yellow)" strokeWidth="8" />
      </g>
    </Swatch>
  );
}

/** A sheet that goes on below. */
const SHEET = 'M24 87.25V14q0-4 4-4h76q4 0 4 4v73.25z';

function Rules() {
  return (
    <Swatch ground="var(--wood)">
      <path d={SHEET} fill="var(--surface)" />
      <g stroke="none">
        {[27, 50, 73].map((y) => (
          <g key={y}>
            <Check x={43} y={y} r={8.5} />
            <path d={`M60 ${y - 3}h${y === 50 ? 28 : 36}v6h-${y === 50 ? 28 : 36}z`} fill="var(--line)" />
          </g>
        ))}
      </g>
    </Swatch>
  );
}

function Changes() {
  return (
    <Swatch ground="var(--water)">
      <path d={SHEET} fill="var(--surface)" />
      {[
        { day: 'Nov 3', y: 32 },
        { day: 'Nov 12', y: 56 },
        { day: 'Nov 24', y: 80 },
      ].map(({ day, y }) => (
        <g key={day} stroke="none">
          <Words x={34} y={y} size={13} weight={700}>
            {day}
          </Words>
          <path d={`M86 ${y - 8}h14v6H86z`} fill="var(--signal)" />
        </g>
      ))}
    </Swatch>
  );
}
