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
const display = () => (
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
const remarketing = () => (
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

/** A thermostat, a filter and a fan. */
const products = [
  <>
    <rect x="16" y="12" width="52" height="52" rx="12" fill="var(--signal)" />
    <circle cx="42" cy="38" r="18" fill="var(--surface)" />
    <path d="M42 38l9-9" strokeWidth="3.5" />
  </>,
  <>
    <path d="M14 12h56v52H14z" fill="var(--wood)" />
    <path d="M21 57V19l7 38 7-38 7 38 7-38 7 38 7-38v38" fill="var(--surface)" />
  </>,
  <>
    <path d="M42 50v16M28 68h28" strokeWidth="5" />
    <circle cx="42" cy="33" r="23" fill="var(--water)" />
    <path
      d="M42 33c-14-4-14-17-3-18 5 5 4 12 3 18 10-10 20-3 16 7-6 1-12-2-16-7 3 14-8 20-15 11 3-6 9-10 15-11z"
      fill="var(--surface)"
    />
    <circle cx="42" cy="33" r="3.5" fill="var(--ink)" />
  </>,
];

/** Products with their prices. */
const shopping = () => (
  <Ground tint="yellow">
    {['$89', '$24', '$64'].map((price, index) => (
      <Card key={price} x={24 + index * 94} y={20} width={84} height={130}>
        <g fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
          {products[index]}
        </g>
        <Words x={42} y={97} size={22} weight={800} at="middle">
          {price}
        </Words>
      </Card>
    ))}
  </Ground>
);

/** An ad with a button that dials. */
const call = () => (
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
const area = () => (
  <Ground tint="block">
    <Streets id="ad-area" width={320} height={132} county={[70, 10]} />
    <circle cx="160" cy="76" r="72" fill="var(--signal-2)" fillOpacity=".55" />
    <circle cx="160" cy="76" r="72" fill="none" stroke="var(--ink)" strokeWidth="2" strokeDasharray="7 6" />
    <Pin place="translate(160 92) scale(1.5)" />
  </Ground>
);

/** Small drawings of kinds of advertising. */
export const adSpots = { display, remarketing, shopping, call, area };
