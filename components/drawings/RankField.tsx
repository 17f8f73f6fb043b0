import { Pin } from './parts/Pin.tsx';
import { RankPoints } from './parts/RankPoints.tsx';
import { MainRoad, Streets } from './parts/Streets.tsx';

export interface RankFieldProps {
  /** Id of the pattern; unique among the drawings of a page. */
  id: string;
  /** Positions row by row; 0 at the shop, and behind its pin. */
  positions: number[][];
}

const STEP = 64;
const RADIUS = 22;
const center = { x: 240, y: 226 };

/** A harbor town with a shop's search positions, as customers around it see them. 480 x 460. */
export function RankField({ id, positions }: RankFieldProps) {
  const points = positions.flatMap((row, down) =>
    row.map((position, right) => ({
      x: center.x + (right - 3) * STEP,
      y: center.y + (down - 3) * STEP,
      position,
      ring: 0,
    })),
  );
  return (
    <>
      <Streets id={id} width={480} height={460} county={[120, 12]}>
        <path d="M284 75h178v60H284z" fill="var(--wood)" />
        <path d="M-10 330c70-40 110 30 190 20s120 70 210 62 70-40 110-30v100H-10z" fill="var(--water)" />
        <MainRoad d="M-10 282h500" />
      </Streets>
      <RankPoints points={points.filter(({ position }) => position > 0)} radius={RADIUS} size={19} />
      <Pin place={`translate(${center.x} ${center.y + 2}) scale(1.7)`} />
    </>
  );
}
