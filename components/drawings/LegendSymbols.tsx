import type { ReactNode } from 'react';

/** Cuts from a map, as a legend shows them: the owner's plot, a road with its lines, blocks under revision. 132 x 88. */
export const legendSymbols = { plot: <Plot />, road: <Road />, revision: <Revision /> };

function Swatch({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5">
      <rect x=".75" y=".75" width="130.5" height="86.5" rx="4" fill={ground} />
      {children}
    </g>
  );
}

/** Plots between two streets; the one with the flag is yours. */
function Plot() {
  return (
    <Swatch ground="var(--wood)">
      <path d="M.75 66.5h130.5M.75 80h130.5" stroke="none" />
      <path d="M1.5 66h129v14h-129z" fill="var(--surface)" stroke="none" />
      <path d="M1 66h130M1 80h130M30 1v65M102 1v65M1 30h29M102 36h29" fill="none" />
      <path d="M42 12h48v44H42z" fill="var(--signal)" />
      <path d="M60 46V20l18 6-18 7" fill="var(--surface)" />
    </Swatch>
  );
}

/** The route keeps to its lane beside the double line. */
function Road() {
  return (
    <Swatch ground="var(--block)">
      <path d="M1.5 16h129v56h-129z" fill="var(--surface)" stroke="none" />
      <path d="M1 16h130M1 72h130" fill="none" />
      <path d="M1 41.5h130M1 46.5h130" fill="none" stroke="var(--yellow)" strokeWidth="3" />
      <path d="M1 55h92v-5l20 9-20 9v-5H1" fill="var(--signal)" strokeLinejoin="round" />
    </Swatch>
  );
}

/** What a revised map prints in its own color. */
function Revision() {
  return (
    <Swatch ground="var(--water)">
      <path d="M14 14h30v24H14zM14 50h30v24H14zM88 50h30v24H88z" fill="var(--surface)" />
      <path d="M56 14h62v24H56z" fill="var(--signal)" />
      <path d="M56 50h20v24H56z" fill="var(--signal-2)" strokeDasharray="4 3" />
    </Swatch>
  );
}
