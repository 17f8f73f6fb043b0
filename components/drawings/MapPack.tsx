import { Card } from './parts/Card.tsx';
import { MainRoad, Streets, Water } from './parts/Streets.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

interface MapPackProps {
  /** The shop that is first, and what its line says beside the name. */
  shop: string;
  detail: string;
  distance: string;
}

/** Three nearby results under the map that they are on. 480 x 360; the list ends at y 334. */
export function MapPack({ shop, detail, distance }: MapPackProps) {
  return (
    <>
      <Streets id="map-pack" width={480} height={360} county={[196, 54]}>
        <path d="M380 75h84v60h-84z" fill="var(--wood)" />
        <Water d="M-10 300C80 260 120 330 210 300S340 210 490 250" width={46} />
        <MainRoad d="M-10 142h500" />
      </Streets>
      <NumberedPin number={3} x={92} y={128} scale={1.3} />
      <NumberedPin number={2} x={404} y={118} scale={1.3} />
      <NumberedPin number={1} x={258} y={142} scale={2.1} first />
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

function NumberedPin(props: { number: number; x: number; y: number; scale: number; first?: boolean }) {
  const { number, x, y, scale, first = false } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0C-3-9-15-15-15-28a15 15 0 1 1 30 0C15-15 3-9 0 0z"
        fill={first ? 'var(--signal)' : 'var(--surface)'}
        stroke="var(--ink)"
        strokeWidth={first ? 1.8 : 1.5}
      />
      <Words y={-22.3} size={16} weight={800} at="middle">
        {number}
      </Words>
    </g>
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
