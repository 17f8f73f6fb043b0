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
        <path d="M20 78c0-16 12-24 28-24s28 8 28 24z" fill="var(--signal)" strokeWidth="3" />
        <circle cx="48" cy="36" r="15" fill="var(--surface)" strokeWidth="3" />
      </>
    ),
  },
  data: {
    ground: 'var(--water)',
    symbol: (
      <>
        <path d="M18 58h12v18H18zM34 46h12v30H34zM50 36h12v40H50z" fill="var(--surface)" />
        <path d="M66 22h12v54H66z" fill="var(--signal)" />
      </>
    ),
  },
  solutions: {
    ground: 'var(--yellow)',
    symbol: (
      <>
        <path d="M18 78V56h30V36h28V18" fill="none" strokeWidth="9" />
        <path d="M18 78V56h30V36h28V18" fill="none" stroke="var(--signal)" strokeWidth="5" />
        <circle cx="76" cy="20" r="8" fill="var(--surface)" strokeWidth="2.5" />
      </>
    ),
  },
  communication: {
    ground: 'var(--wood)',
    symbol: (
      <>
        <path d="M24 18h48v60H24z" fill="var(--surface)" />
        <path d="M33 34h30M33 46h30M33 58h18" strokeWidth="3" />
        <circle cx="62" cy="64" r="9" fill="var(--signal)" />
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

/** A framed sign as in the legend of a map; its size comes from the class. */
export function LegendDrawing({ name, className }: { name: LegendName; className?: string }) {
  return (
    <img
      className={className}
      src={`${useAsset()('drawings/legend.svg')}#${name}`}
      width={SIZE}
      height={SIZE}
      alt=""
      loading="lazy"
    />
  );
}
