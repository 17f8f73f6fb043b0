import { Card } from './parts/Card.tsx';
import { Check } from './parts/Marks.tsx';
import { Pin } from './parts/Pin.tsx';
import { PushButton } from './parts/PushButton.tsx';
import { Streets, Water } from './parts/Streets.tsx';
import { Words } from './parts/Words.tsx';

export interface ProfileProps {
  shop: string;
  category: string;
  /** A day and the hours of that day. The last one is a holiday. */
  hours: [day: string, open: string][];
  post: { title: string; text: string; action: string };
}

/** Width and height of the card. */
export const PROFILE = { width: 430, height: 628 };

/** Left and right margin of the card's text. */
const LEFT = 28;
const RIGHT = PROFILE.width - LEFT;

/** A business profile as a search shows it: map, name, buttons, hours, photos and a post. */
export function ProfileCard({ id, shop, category, hours, post }: ProfileProps & { id: string }) {
  return (
    <Card {...PROFILE} radius={8} line={2}>
      <MapHead id={id} />
      <Words x={LEFT} y={180} size={27} weight={800}>
        {shop}
      </Words>
      <Check x={386} y={171} r={14} />
      <Words x={LEFT} y={210} size={18} weight={500} fill="var(--ink-2)">
        {category}
      </Words>
      <PushButton x={LEFT} y={230} width={120} height={46} label="Call" size={18} radius={5} />
      <PushButton x={155} y={230} width={120} height={46} label="Directions" size={18} radius={5} main />
      <PushButton x={282} y={230} width={120} height={46} label="Website" size={18} radius={5} />
      <path d={`M${LEFT} 300H${RIGHT}M${LEFT} 382H${RIGHT}`} stroke="var(--line)" />
      {hours.map(([day, open], index) => (
        <Hours key={day} day={day} open={open} y={332 + index * 29} holiday={index === hours.length - 1} />
      ))}
      <Photos />
      <ShopPost {...post} />
    </Card>
  );
}

function MapHead({ id }: { id: string }) {
  return (
    <>
      <clipPath id={`${id}-head`}>
        <path d="M1 8a7 7 0 0 1 7-7h414a7 7 0 0 1 7 7v124H1z" />
      </clipPath>
      <g clipPath={`url(#${id}-head)`}>
        <Streets id={id} width={430} height={132}>
          <Water d="M-10 120C110 84 240 150 440 90" width={32} />
          <path d="M226-10v160" stroke="var(--surface)" strokeWidth="12" />
        </Streets>
      </g>
      <path d="M0 132h430" stroke="var(--ink)" strokeWidth="2" />
      <Pin place="translate(226 106) scale(1.8)" />
    </>
  );
}

function Hours({ day, open, y, holiday }: { day: string; open: string; y: number; holiday: boolean }) {
  return (
    <>
      <Words x={LEFT} y={y} size={19} weight={700}>
        {day}
      </Words>
      <Words x={RIGHT} y={y} size={19} at="end" fill={holiday ? 'var(--error)' : 'var(--ink)'}>
        {open}
      </Words>
    </>
  );
}

/** The shop's own pictures: its street, its bread, its coffee. */
function Photos() {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" transform={`translate(${LEFT} 400)`}>
        <path d="M0 0h120v84H0z" fill="var(--water)" />
        <path d="M18 24h84v60H18z" fill="var(--surface)" />
        <path d="M28 50h36v20H28z" fill="var(--yellow)" />
        <path d="M74 50h18v34H74z" fill="var(--pine)" />
        <path d="M12 18h96v18q-12 8-24 0-12 8-24 0-12 8-24 0-12 8-24 0z" fill="var(--signal)" />
      </g>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" transform="translate(155 400)">
        <path d="M0 0h120v84H0z" fill="var(--signal-3)" />
        <path d="M0 62h120v22H0z" fill="var(--wood)" />
        <path d="M24 62c0-25 12-36 36-36s36 11 36 36z" fill="var(--signal-2)" />
        <path d="m43 35 6 15m10-20v18m18-13-6 15" fill="none" />
      </g>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" transform="translate(282 400)">
        <path d="M0 0h120v84H0z" fill="var(--yellow)" />
        <path
          d="M34 30h44v24a14 14 0 0 1-14 14H48a14 14 0 0 1-14-14zm44 6h8a9 9 0 0 1 0 18h-8"
          fill="var(--surface)"
        />
        <path d="M48 22c-4-5 4-7 0-12m14 12c-4-5 4-7 0-12" fill="none" />
      </g>
    </>
  );
}

function ShopPost({ title, text, action }: ProfileProps['post']) {
  return (
    <Card x={LEFT} y={502} width={374} height={102} radius={5} fill="var(--signal-3)">
      <Words x={18} y={34} size={19} weight={800}>
        {title}
      </Words>
      <Words x={18} y={60} size={18} weight={500} fill="var(--ink-2)">
        {text}
      </Words>
      <Words x={18} y={87} size={18} weight={700} fill="var(--signal-deep)">
        {action}
      </Words>
    </Card>
  );
}
