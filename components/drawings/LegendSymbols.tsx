import type { ReactNode } from 'react';

/** Cuts from a map, as a legend shows them: the owner's plot, a stop sign, blocks under revision. 132 x 88. */
export const legendSymbols = { plot: Plot, road: Road, revision: Revision };

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
      <path d="M1.5 66h129v14h-129z" fill="var(--surface)" stroke="none" />
      <path d="M1 66h130M1 80h130M30 1v65M102 1v65M1 30h29M102 36h29" fill="none" />
      <path d="M42 12h48v44H42z" fill="var(--signal)" />
      <path d="M60 46V20l18 6-18 7" fill="var(--surface)" />
    </Swatch>
  );
}

/** A stop sign, and the line to stop at. */
function Road() {
  return (
    <Swatch ground="var(--wood)">
      <path d="M1.5 62h129v24.5h-129z" fill="var(--surface)" />
      <path d="M8 74h14m8 0h14m8 0h14" stroke="var(--yellow)" strokeWidth="4" />
      <path d="M80 65v19" strokeWidth="6" />
      <path d="M100 46v18" strokeWidth="4" />
      <path d="M91 6h18l13 13v18l-13 13H91L78 37V19z" fill="var(--signal)" strokeWidth="2" />
      <path d="M92 10h16l10 10v16l-10 10H92L82 36V20z" fill="none" stroke="var(--surface)" strokeWidth="2" />
      <path d="M89 28h22" stroke="var(--surface)" strokeWidth="6" />
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
