import { Card } from './parts/Card.tsx';
import { Pin } from './parts/Pin.tsx';
import { RankPoints } from './parts/RankPoints.tsx';
import { rankPoints } from './parts/rank-field.ts';
import { MainRoad, Streets, Water } from './parts/Streets.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

interface MapPackProps {
  /** The shop that is first, and what its line says beside the name. */
  shop: string;
  detail: string;
  distance: string;
}

/** Those of the grid that are between the upper edge and the list. */
const points = rankPoints({ x: 258, y: 136 }, 47).filter(({ y }) => y > 0 && y < 150);

/** Three nearby results, and above them the search positions of the first one. 480 x 360; the list ends at y 334. */
export function MapPack({ shop, detail, distance }: MapPackProps) {
  return (
    <>
      <Streets id="map-pack" width={480} height={360} county={[196, 54]}>
        <path d="M380 75h84v60h-84z" fill="var(--wood)" />
        <Water d="M-10 300C80 260 120 330 210 300S340 210 490 250" width={46} />
        <MainRoad d="M-10 142h500" />
      </Streets>
      <RankPoints points={points} step={47} />
      <Pin place="translate(258 142) scale(1.9)" />
      <Card x={36} y={172} width={408} height={162}>
        <path
          d="M0 62V6a6 6 0 0 1 6-6h396a6 6 0 0 1 6 6v56z"
          fill="var(--signal-3)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <Words x={18} y={40} size={26} weight={800}>
          1
        </Words>
        <Words x={50} y={29} size={19} weight={800}>
          {shop}
        </Words>
        <Words x={50} y={51} size={16} weight={500} fill="var(--ink-2)">
          {detail}
        </Words>
        <Words x={390} y={30} size={16} weight={700} at="end">
          {distance}
        </Words>
        <Neighbor position={2} y={62} length={150} />
        <path d="M18 112h372" stroke="var(--line)" />
        <Neighbor position={3} y={112} length={122} />
      </Card>
    </>
  );
}

function Neighbor({ position, y, length }: { position: number; y: number; length: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Words x={18} y={33} size={22} weight={800} fill="var(--muted)">
        {position}
      </Words>
      <TextBars x={50} y={14} lengths={[length, length * 0.66]} size={8} leading={14} />
      <TextBars x={338} y={21} lengths={[52]} size={8} />
    </g>
  );
}
