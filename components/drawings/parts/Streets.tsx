import type { ReactNode } from 'react';

interface StreetsProps {
  /** Id of the pattern; unique among the drawings of a page. */
  id: string;
  width: number;
  height: number;
  /** Drawn over the blocks: water, parks, main streets. */
  children?: ReactNode;
  /** Left of this line the streets follow the county road: its x at the top and at the bottom. */
  county?: [top: number, bottom: number];
}

/** A piece of a town plan: blocks at right angles, and if a county road is given, at another angle beyond it. */
export function Streets({ id, width, height, children, county }: StreetsProps) {
  const [top, bottom] = county ?? [0, 0];
  const alleys = { stroke: 'var(--surface)', strokeWidth: 2.5 };
  const town = `M${top} 0H${width}V${height}H${bottom}z`;
  return (
    <>
      <pattern id={id} width="94" height="70" patternUnits="userSpaceOnUse">
        <path d="M5 5h84v60H5z" fill="var(--block)" />
        <path d="M5 35h84M47 5v60" {...alleys} />
      </pattern>
      {county && (
        <pattern
          id={`${id}-askew`}
          width="66"
          height="88"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
        >
          <path d="M4 4h58v80H4z" fill="var(--block)" />
          <path d="M33 4v80" {...alleys} />
        </pattern>
      )}
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--surface)" />
      {county && (
        <>
          <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}-askew)`} />
          <path d={town} fill="var(--surface)" />
        </>
      )}
      <path d={town} fill={`url(#${id})`} />
      {county && <path d={`M${top} 0 ${bottom} ${height}`} stroke="var(--surface)" strokeWidth="17" />}
      {children}
    </>
  );
}

/** A river or creek, by default 26 units wide. */
export function Water({ d, width = 26 }: { d: string; width?: number }) {
  return <path d={d} fill="none" stroke="var(--water)" strokeWidth={width} />;
}

/** The state route: yellow with darker edges. */
export function MainRoad({ d, width = 11 }: { d: string; width?: number }) {
  return (
    <g fill="none">
      <path d={d} stroke="var(--yellow-deep)" strokeWidth={width + 4} />
      <path d={d} stroke="var(--yellow)" strokeWidth={width} />
    </g>
  );
}
