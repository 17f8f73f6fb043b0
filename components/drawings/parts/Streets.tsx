import type { ReactNode } from 'react';

interface StreetsProps {
  /** Of the pattern; no two drawings of one page may share it. */
  id: string;
  width: number;
  height: number;
  /** What is drawn over the blocks: water, parks, main streets. */
  children?: ReactNode;
  /** Left of this line the streets follow the county road: its x at the top and at the bottom. */
  county?: [top: number, bottom: number];
}

/** A piece of town plan: blocks in a right angle, and where a county road is given, askew beyond it. */
export function Streets({ id, width, height, children, county }: StreetsProps) {
  const [top, bottom] = county ?? [0, 0];
  const town = `M${top} 0H${width}V${height}H${bottom}z`;
  return (
    <>
      <Blocks id={id} askew={county !== undefined} />
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

/** The two fields of blocks that all plans of the site are made of. */
export function Blocks({ id, askew }: { id: string; askew: boolean }) {
  const alleys = { stroke: 'var(--surface)', strokeWidth: 2.5 };
  return (
    <>
      <pattern id={id} width="94" height="70" patternUnits="userSpaceOnUse">
        <path d="M5 5h84v60H5z" fill="var(--block)" />
        <path d="M5 35h84M47 5v60" {...alleys} />
      </pattern>
      {askew && (
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
    </>
  );
}

/** A river or creek, 26 units wide unless told otherwise. */
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
