import { MainRoad, Water } from '../../../components/engine.ts';
import { area, type Frame } from './card-layout.ts';
import type { Avenue, Town } from './town.ts';

/** Half the width of a street, px: the space between a block and the middle of the adjacent street. */
const KERB = 4;

/** The background of a card's map. */
export function TownMap({ town, frame }: { town: Town; frame: Frame }) {
  return (
    <>
      <clipPath id="map">
        <rect {...area(frame)} />
      </clipPath>
      <g clipPath="url(#map)">
        <rect {...area(frame)} fill="var(--surface)" />
        <Blocks up={town.up} across={town.across} />
        <AngledBlocks avenue={town.avenue} />
        <Park {...town.park} />
        <River path={town.river} />
        <MainRoad d={`M${frame.left} ${town.mainRoad}H${frame.right}`} width={14} />
      </g>
    </>
  );
}

function Blocks({ up, across }: { up: number[]; across: number[] }) {
  const blocks = up.slice(1).flatMap((right, column) =>
    across.slice(1).map((bottom, row) => {
      const x = (up[column] as number) + KERB;
      const y = (across[row] as number) + KERB;
      return { x, y, width: right - KERB - x, height: bottom - KERB - y };
    }),
  );
  const grounds = blocks.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
  const alleys = blocks.map(
    ({ x, y, width, height }) => `M${x} ${y + height / 2}h${width}M${x + width / 2} ${y}v${height}`,
  );
  return (
    <>
      <path fill="var(--block)" d={grounds.join('')} />
      <path stroke="var(--surface)" strokeWidth="2.5" d={alleys.join('')} />
    </>
  );
}

function AngledBlocks({ avenue: { path, side, angle } }: { avenue: Avenue }) {
  return (
    <>
      <pattern
        id="angled-blocks"
        width="78"
        height="58"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${angle.toFixed(1)})`}
      >
        <path d="M0 0h78v58H0z" fill="var(--surface)" />
        <path d="M4 4h70v50H4z" fill="var(--block)" />
        <path d="M4 29h70M39 4v50" stroke="var(--surface)" strokeWidth="2.5" />
      </pattern>
      <path d={side} fill="url(#angled-blocks)" />
      <path d={path} stroke="var(--surface)" strokeWidth="20" />
    </>
  );
}

function River({ path }: { path: string }) {
  return (
    <g fill="none">
      <Water d={path} width={84} />
      <path d={path} stroke="var(--water-line)" strokeWidth="2" transform="translate(12 0)" />
    </g>
  );
}

function Park({ left, top, right, bottom }: Frame) {
  const width = right - left - 2 * KERB;
  const height = bottom - top - 2 * KERB;
  const at = (x: number, y: number) => `${Math.round(width * x)} ${Math.round(height * y)}`;
  const paths = [
    `M${at(0, 0.3)}C${at(0.4, 0.2)} ${at(0.4, 0.9)} ${at(1, 0.7)}`,
    `M${at(0.7, 0)}C${at(0.5, 0.4)} ${at(0.9, 0.6)} ${at(0.35, 1)}`,
  ];
  return (
    <g transform={`translate(${left + KERB} ${top + KERB})`} fill="none">
      <rect width={width} height={height} fill="var(--wood)" />
      <path d={paths.join('')} stroke="var(--surface)" strokeWidth="5" />
    </g>
  );
}
