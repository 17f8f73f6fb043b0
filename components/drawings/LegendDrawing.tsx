import type { ReactElement } from 'react';
import { useAsset } from '../page.ts';

/** The four reasons in the order of the specification, which is that of the content. */
export const legendNames = ['expertise', 'data', 'solutions', 'communication'] as const;
type LegendName = (typeof legendNames)[number];

/** Of a sign, in both directions. */
const SIZE = 96;
export const LEGEND = { width: SIZE, height: SIZE * legendNames.length };

/** Ground and symbol of each entry. */
const symbols: Record<LegendName, { ground: string; symbol: ReactElement }> = {
  expertise: {
    ground: 'var(--signal-3)',
    symbol: (
      <>
        <path d="M12 26h48v60H12z" fill="var(--surface)" />
        <path d="M20 52h32v11H20z" fill="var(--yellow)" />
        <path d="M20 41h14M20 75h16" strokeWidth="3" />
        <path d="M42 8h44v26H64l-9 9v-9H42z" fill="var(--surface)" />
        <path d="M51 17h26M51 25h16" strokeWidth="3" />
        <path d="M52 66l26-22 9 10-26 22-12 3z" fill="var(--signal)" />
        <path d="M70 51l9 10" />
      </>
    ),
  },
  data: {
    ground: 'var(--water)',
    symbol: (
      <>
        <rect x="30" y="11" width="36" height="74" rx="7" fill="var(--surface)" />
        <path d="M43 18h10" strokeWidth="3" />
        <path d="M37 52V40h6v12zM45 52V34h6v18z" fill="var(--signal-2)" />
        <path d="M53 52V27h6v25z" fill="var(--signal)" />
        <circle cx="48" cy="69" r="8" fill="var(--success)" />
        <path
          d="M22 36c-5 8-5 16 0 24M14 30c-8 12-8 24 0 36M74 36c5 8 5 16 0 24M82 30c8 12 8 24 0 36"
          fill="none"
        />
      </>
    ),
  },
  solutions: {
    ground: 'var(--yellow)',
    symbol: (
      <>
        <path d="M14 46v36h40V46L34 28z" fill="var(--surface)" />
        <path d="M7 50l27-24 27 24" fill="none" strokeWidth="5" />
        <path d="M28 82V62h12v20z" fill="var(--water)" />
        <path d="M73 9L58 29h9l-5 16 17-22h-9l9-14z" fill="var(--signal)" />
        <path d="M50 86V72c-5-4-3-14 7-14h20c10 0 12 10 7 14v14z" fill="var(--signal-2)" />
        <path d="M59 64l4 7M68 64l4 7" />
      </>
    ),
  },
  communication: {
    ground: 'var(--wood)',
    symbol: (
      <>
        <path d="M20 11h56v74H20z" fill="var(--surface)" />
        <path d="M47 29h19M47 49h14M47 69h19" strokeWidth="3" />
        <circle cx="33" cy="29" r="7" fill="var(--success)" />
        <circle cx="33" cy="49" r="7" fill="var(--success)" />
        <circle cx="33" cy="69" r="7" fill="var(--signal)" />
        <path d="M30 29l2 3 4-5M30 49l2 3 4-5" fill="none" stroke="var(--surface)" />
        <path d="M30 69h6" />
      </>
    ),
  },
};

/** All signs below each other in one file, each with the name under which a page shows it. */
export function LegendSheet() {
  return legendNames.map((name, index) => (
    <g key={name} transform={`translate(0 ${index * SIZE})`} stroke="var(--ink)" strokeWidth="2">
      <view id={name} viewBox={`0 ${index * SIZE} ${SIZE} ${SIZE}`} />
      <rect x=".75" y=".75" width="94.5" height="94.5" fill={symbols[name].ground} strokeWidth="1.5" />
      {symbols[name].symbol}
    </g>
  ));
}

/** A framed sign as in the legend of a map, 112 px wide or as wide as its column. */
export function LegendDrawing({ name }: { name: LegendName }) {
  return (
    <img
      src={`${useAsset()('drawings/legend.svg')}#${name}`}
      width={112}
      height={112}
      alt=""
      loading="lazy"
    />
  );
}
