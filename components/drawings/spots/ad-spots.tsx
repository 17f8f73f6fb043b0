import { Card } from '../parts/Card.tsx';
import { Photo } from '../parts/Photo.tsx';
import { Pin } from '../parts/Pin.tsx';
import { PushButton } from '../parts/PushButton.tsx';
import { Route } from '../parts/Route.tsx';
import { Streets } from '../parts/Streets.tsx';
import { TextBars } from '../parts/TextBars.tsx';
import { Words } from '../parts/Words.tsx';
import { Ground } from './Ground.tsx';

/** A word on an ink plate, as search results mark what is paid for. */
function AdMark({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="36" height="24" rx="4" fill="var(--ink)" />
      <Words x={x + 18} y={y + 18} size={17} weight={800} at="middle" fill="var(--surface)">
        Ad
      </Words>
    </>
  );
}

/** An article with a picture ad at its side. */
const display = (
  <Ground tint="water">
    <Card x={28} y={20} width={264} height={130}>
      <TextBars x={18} y={20} lengths={[108, 92, 104, 76, 98, 88]} leading={18} />
      <Photo
        x={148}
        y={18}
        width={98}
        height={110}
        sky="var(--signal-2)"
        hills="var(--signal)"
        sun="var(--yellow)"
      />
    </Card>
    <AdMark x={184} y={46} />
  </Ground>
);

/** A visit to a page, and the ad that brings the visitor back to it. */
const remarketing = (
  <Ground tint="signal-2">
    <Route d="M120 92h80" width={6} />
    <Card x={24} y={22} width={124} height={130}>
      <Photo x={14} y={14} width={96} height={66} sun="var(--yellow)" />
      <TextBars x={14} y={90} lengths={[96]} />
    </Card>
    <Card x={190} y={22} width={106} height={130}>
      <TextBars x={58} y={22} lengths={[34]} />
      <Photo x={14} y={50} width={78} height={48} sun="var(--yellow)" />
    </Card>
    <AdMark x={204} y={36} />
  </Ground>
);

/** Products with their prices. */
const shopping = (
  <Ground tint="yellow">
    {['$18', '$24', '$31'].map((price, index) => (
      <Card key={price} x={24 + index * 94} y={20} width={84} height={130}>
        <path
          d={
            [
              'M20 62h44l-6-36H26zM30 26v-8h24v8',
              'M18 62V34c0-18 48-18 48 0v28z',
              'M28 62V24h28v38zM28 36h28M36 24v-8h12v8',
            ][index]
          }
          fill={`var(--${['signal', 'signal-2', 'water'][index]})`}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <Words x={42} y={94} size={22} weight={800} at="middle">
          {price}
        </Words>
      </Card>
    ))}
  </Ground>
);

/** An ad with a button that dials. */
const call = (
  <Ground tint="wood">
    <Card x={40} y={22} width={240} height={130}>
      <TextBars x={64} y={24} lengths={[104]} />
      <TextBars x={18} y={48} lengths={[196]} />
      <PushButton x={18} y={66} width={204} height={38} size={19} label="Call now" main />
    </Card>
    <AdMark x={58} y={36} />
  </Ground>
);

/** The part of a town in which ads run. */
const area = (
  <Ground tint="block">
    <Streets id="ad-area" width={320} height={132} county={[70, 10]} />
    <circle cx="160" cy="76" r="72" fill="var(--signal-2)" fillOpacity=".55" />
    <circle cx="160" cy="76" r="72" fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="7 6" />
    <Pin place="translate(160 92) scale(1.5)" />
  </Ground>
);

/** Small drawings of kinds of advertising. */
export const adSpots = { display, remarketing, shopping, call, area };
