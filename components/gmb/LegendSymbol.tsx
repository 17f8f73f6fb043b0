import type { ReactNode } from 'react';

/**
 * A cut from a map beside an entry of the legend: the owner's plot, a road with its lines, blocks under revision.
 * @param index of the entry; from the fourth on the symbols begin again
 */
export function LegendSymbol({ index }: { index: number }) {
  const symbols = [<Plot key="plot" />, <Road key="road" />, <Revision key="revision" />];
  return <Swatch ground={grounds[index % grounds.length]}>{symbols[index % symbols.length]}</Swatch>;
}

const grounds = ['var(--wood)', 'var(--block)', 'var(--water)'];

function Swatch({ ground, children }: { ground: string | undefined; children: ReactNode }) {
  return (
    <svg
      width="132"
      height="88"
      viewBox="0 0 132 88"
      aria-hidden="true"
      stroke="var(--ink)"
      strokeWidth="1.5"
    >
      <rect x=".75" y=".75" width="130.5" height="86.5" rx="4" fill={ground} />
      {children}
    </svg>
  );
}

/** Plots between two streets; the one with the flag is yours. */
function Plot() {
  return (
    <>
      <path d="M.75 66.5h130.5M.75 80h130.5" stroke="none" />
      <path d="M1.5 66h129v14h-129z" fill="var(--surface)" stroke="none" />
      <path d="M1 66h130M1 80h130M30 1v65M102 1v65M1 30h29M102 36h29" fill="none" />
      <path d="M42 12h48v44H42z" fill="var(--signal)" />
      <path d="M60 46V20l18 6-18 7" fill="var(--surface)" />
    </>
  );
}

/** The route keeps to its lane beside the double line. */
function Road() {
  return (
    <>
      <path d="M1.5 16h129v56h-129z" fill="var(--surface)" stroke="none" />
      <path d="M1 16h130M1 72h130" fill="none" />
      <path d="M1 41.5h130M1 46.5h130" fill="none" stroke="var(--yellow)" strokeWidth="3" />
      <path d="M1 55h92v-5l20 9-20 9v-5H1" fill="var(--signal)" strokeLinejoin="round" />
    </>
  );
}

/** What a revised map prints in its own color. */
function Revision() {
  return (
    <>
      <path d="M14 14h30v24H14zM14 50h30v24H14zM88 50h30v24H88z" fill="var(--surface)" />
      <path d="M56 14h62v24H56z" fill="var(--signal)" />
      <path d="M56 50h20v24H56z" fill="var(--signal-2)" strokeDasharray="4 3" />
    </>
  );
}
