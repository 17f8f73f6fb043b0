import { Card } from './parts/Card.tsx';
import { Check } from './parts/Marks.tsx';
import { Pin } from './parts/Pin.tsx';
import { Words } from './parts/Words.tsx';

export interface StorefrontProps {
  shop: string;
  /** What the map says about the shop at this hour, in two lines. */
  notice: [string, string];
}

/** A shop on its street, with the pin and the label that a map gives it. 480 x 360; the street is at y 326. */
export function Storefront({ shop, notice }: StorefrontProps) {
  return (
    <>
      <path d="M0 0h480v360H0z" fill="var(--wood)" />
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M52 96h376v234H52z" fill="var(--surface)" />
        <path d="M40 84h400v16H40zM76 280h176v20H76z" fill="var(--block)" />
        <path d="M76 112h328v48H76zM290 210h88v120h-88z" fill="var(--pine)" />
        <path d="M76 196h176v84H76z" fill="var(--water)" />
        <path d={BAGUETTES} strokeWidth="17" strokeLinecap="round" />
        <path d={BAGUETTES} stroke="var(--yellow)" strokeWidth="14" strokeLinecap="round" />
        <path d={`${loaf(86)}${loaf(136)}`} fill="var(--signal-2)" />
        <path
          d="M97 267l8-8m4 8 8-8m30 8 8-8m4 8 8-8M198 254l8-6m-8-8 8-6m10 20 8-6m-8-8 8-6m10 20 8-6m-8-8 8-6"
          fill="none"
        />
        <path d={stripes([1, 3, 5, 7])} fill="var(--surface)" />
        <path d={stripes([0, 2, 4, 6, 8])} fill="var(--yellow)" />
      </g>
      <Words x={240} y={145} size={26} weight={800} at="middle" fill="var(--paper)">
        {shop}
      </Words>
      <Pin place="translate(240 92) scale(1.85)" />
      <Card x={250} y={232} width={206} height={70}>
        <Check x={28} y={34} />
        <Words x={52} y={31} size={18} weight={800}>
          {notice[0]}
        </Words>
        <Words x={52} y={54} size={18} weight={500} fill="var(--ink-2)">
          {notice[1]}
        </Words>
      </Card>
    </>
  );
}

/** In the window: three of them on end, and two loaves beside them, all with the baker's cuts. */
const BAGUETTES = 'M202 270v-54m18 54v-54m18 54v-54';
const loaf = (x: number) => `M${x} 280v-12c0-20 44-20 44 0v12z`;

/** The awning, as the path of some of its stripes. */
const STRIPE = 42;
const stripe = `h${STRIPE}v38a${STRIPE / 2} 12 0 0 1-${STRIPE} 0z`;
const stripes = (every: number[]) => every.map((index) => `M${51 + index * STRIPE} 172${stripe}`).join('');
