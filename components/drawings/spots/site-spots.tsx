import { Card } from '../parts/Card.tsx';
import { Check } from '../parts/Marks.tsx';
import { Photo } from '../parts/Photo.tsx';
import { PushButton } from '../parts/PushButton.tsx';
import { Route } from '../parts/Route.tsx';
import { Struck } from '../parts/Struck.tsx';
import { TextBars } from '../parts/TextBars.tsx';
import { Words } from '../parts/Words.tsx';
import { Cake } from '../posts/bakery.tsx';
import { Ground } from './Ground.tsx';

/** Letters and colors chosen for one business. */
const custom = () => (
  <Ground tint="signal-2">
    <Card x={24} y={22} width={132} height={130}>
      <Words x={66} y={74} size={64} weight={800} at="middle">
        Aa
      </Words>
      <TextBars x={18} y={92} lengths={[96]} />
    </Card>
    {['pine', 'signal', 'yellow', 'water'].map((color, index) => (
      <Card
        key={color}
        x={172 + (index % 2) * 64}
        y={22 + Math.floor(index / 2) * 64}
        width={56}
        height={56}
        fill={`var(--${color})`}
      />
    ))}
  </Ground>
);

/** One page on a laptop, a tablet and a phone: what is beside the rest on one is below it on the other. */
const responsive = () => (
  <Ground tint="water">
    <Layout x={20} width={140} boxes={[6, 52, 98]} size={36} />
    <Layout x={174} width={76} boxes={[6, 42]} size={28} />
    <Layout x={264} width={36} boxes={[6]} size={24} />
  </Ground>
);

/** @param props.boxes the left edges of the boxes in its first row, of that size */
function Layout({ x, width, boxes, size }: { x: number; width: number; boxes: number[]; size: number }) {
  return (
    <Card x={x} y={20} width={width} height={140}>
      <path d={`M6 6h${width - 12}v42H6z`} fill="var(--pine)" />
      {boxes.map((left) => (
        <Card key={left} x={left} y={58} width={size} height={30} radius={2} fill="var(--signal-2)" />
      ))}
      <TextBars x={6} y={98} lengths={[width - 12]} />
    </Card>
  );
}

/** A product with its price and the button that buys it. */
const store = () => (
  <Ground tint="yellow">
    <Card x={34} y={20} width={252} height={130}>
      <path d="M96 130H0V6q0-6 6-6h90z" fill="var(--wood)" stroke="var(--ink)" strokeWidth="1.5" />
      <g transform="translate(48 38) scale(.85)">
        <Cake />
      </g>
      <Words x={114} y={42} size={30} weight={800}>
        $38
      </Words>
      <PushButton x={114} y={60} width={122} height={38} size={18} label="Add to cart" main />
    </Card>
  </Ground>
);

/** A headline that said nothing, and the one that replaces it. */
const content = () => (
  <Ground tint="wood">
    <Card x={34} y={20} width={252} height={130}>
      <Struck x={20} y={38} size={22} length={104}>
        Welcome!
      </Struck>
      <Words x={20} y={74} size={26} weight={800}>
        Drains, today
      </Words>
      <path d="M196 52v28" stroke="var(--signal)" strokeWidth="3" />
      <TextBars x={20} y={92} lengths={[200]} />
    </Card>
  </Ground>
);

/** An old address that leads to the new page. */
const redesign = () => (
  <Ground tint="signal-3">
    <Card x={22} y={34} width={104} height={120} fill="var(--block)">
      <TextBars x={14} y={18} lengths={[76, 70, 76, 62]} />
    </Card>
    <Route d="M126 82h62" width={7} />
    <Card x={188} y={20} width={110} height={130}>
      <path d="M10 10h90v46H10z" fill="var(--pine)" />
      <TextBars x={20} y={20} lengths={[60, 44]} fill="var(--paper)" />
      <PushButton x={10} y={68} width={90} height={32} size={17} label="Book" main />
    </Card>
  </Ground>
);

/** The same picture, with fewer bytes. */
const speed = () => (
  <Ground tint="water">
    <Card x={34} y={20} width={252} height={130}>
      <Photo x={16} y={16} width={92} height={110} sun="var(--yellow)" />
      <Struck x={126} y={42} size={21} length={76}>
        2.1 MB
      </Struck>
      <Words x={126} y={80} size={32} weight={800}>
        34 KB
      </Words>
    </Card>
  </Ground>
);

/** A field with its label, and the ring around the field that the keyboard is in. */
const access = () => (
  <Ground tint="signal-2">
    <Card x={34} y={20} width={252} height={130}>
      <Words x={22} y={42} size={22} weight={700}>
        Your name
      </Words>
      <rect
        x="16"
        y="54"
        width="220"
        height="52"
        rx="8"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="8 5"
      />
      <Card x={22} y={60} width={208} height={40} radius={4}>
        <path d="M14 10v20" stroke="var(--signal)" strokeWidth="3" />
      </Card>
    </Card>
  </Ground>
);

/** Backups, each with its day. */
const hosting = () => (
  <Ground tint="yellow">
    <Card x={34} y={20} width={252} height={130}>
      {['Monday', 'Tuesday'].map((day, index) => (
        <g key={day} transform={`translate(0 ${index * 52})`}>
          {index > 0 && <path d="M0 0h252" stroke="var(--ink)" strokeWidth="1.5" />}
          <Words x={22} y={34} size={21} weight={700}>
            {day}
          </Words>
          <TextBars x={128} y={22} lengths={[60]} />
          <Check x={222} y={26} r={14} />
        </g>
      ))}
      <path d="M0 104h252" stroke="var(--ink)" strokeWidth="1.5" />
    </Card>
  </Ground>
);

/** Small drawings of the work on a website. */
export const siteSpots = { custom, responsive, store, content, redesign, speed, access, hosting };
