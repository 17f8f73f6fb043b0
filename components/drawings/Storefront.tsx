import { Card } from './parts/Card.tsx';
import { Check } from './parts/Marks.tsx';
import { Pin } from './parts/Pin.tsx';
import { Words } from './parts/Words.tsx';

export interface StorefrontProps {
  shop: string;
  /** What the map says of the shop at this hour, in two lines. */
  notice: [string, string];
}

/** A shop on its street, with the pin and the label that a map gives it. 480 x 360; the street is at y 326. */
export function Storefront({ shop, notice }: StorefrontProps) {
  return (
    <>
      <path d="M0 0h480v360H0z" fill="var(--wood)" />
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M52 96h376v234H52z" fill="var(--surface)" strokeWidth="2" />
        <path d="M40 84h400v16H40z" fill="var(--block)" strokeWidth="2" />
      </g>
      <rect x="76" y="112" width="328" height="48" rx="5" fill="var(--pine)" />
      <Words x={240} y={145} size={26} weight={800} at="middle" fill="var(--paper)">
        {shop}
      </Words>
      <ShopWindow />
      <Awning />
      <Pin place="translate(240 92) scale(1.85)" />
      <Card x={258} y={232} width={206} height={70} line={2}>
        <Check x={30} y={35} r={14} />
        <Words x={54} y={31} size={18} weight={800}>
          {notice[0]}
        </Words>
        <Words x={54} y={54} size={17} weight={500} fill="var(--ink-2)">
          {notice[1]}
        </Words>
      </Card>
    </>
  );
}

const STRIPE = 42;
const stripe = `h${STRIPE}v38a${STRIPE / 2} 12 0 0 1-${STRIPE} 0z`;
const stripes = (every: number[]) => every.map((index) => `M${51 + index * STRIPE} 172${stripe}`).join('');

function Awning() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={stripes([0, 2, 4, 6, 8])} fill="var(--yellow)" />
      <path d={stripes([1, 3, 5, 7])} fill="var(--surface)" />
    </g>
  );
}

/** Bread in the window, and the door beside it. */
function ShopWindow() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M76 210h176v90H76z" fill="var(--water)" />
      <path d="M76 280h176v20H76z" fill="var(--block)" />
      <path
        d="M92 280c0-28 12-38 34-38s34 10 34 38zM172 280c0-22 10-30 28-30s28 8 28 30z"
        fill="var(--signal-2)"
      />
      <path d="m112 250 5 14m10-19v18m13-11-4 13m54 0 3-10m12-2 4 12" fill="none" />
      <path d="M290 210h88v120h-88z" fill="var(--pine)" />
    </g>
  );
}
