import { PlatformPost, post } from '../PlatformPost.tsx';
import { Awning } from '../parts/Awning.tsx';
import { Card } from '../parts/Card.tsx';
import { Words } from '../parts/Words.tsx';
import { Avatar } from './Avatar.tsx';
import { Loaf } from './bakery.tsx';
import { Control } from './Control.tsx';
import { Dots, PostHead } from './PostHead.tsx';

export interface FacebookPostProps {
  shop: string;
  posted: string;
  /** `day`: the weekday, in three letters. */
  event: { name: string; date: string; day: string };
}

/** A shop invites to an event. 480 x 270. */
export function FacebookPost({ shop, posted, event }: FacebookPostProps) {
  return (
    <PlatformPost platform="facebook" tint="var(--water)">
      <Card width={post.width} height={260}>
        <Avatar x={30} y={28} fill="var(--yellow)">
          <Loaf />
        </Avatar>
        <PostHead x={56} y={28} name={shop} detail={posted} />
        <Dots x={240} y={28} />
        <g transform="translate(0 56)">
          <ShopFront />
        </g>
        <Event {...event} />
        <Actions />
      </Card>
    </PlatformPost>
  );
}

function Event({ name, date, day }: FacebookPostProps['event']) {
  return (
    <g transform="translate(0 148)">
      <path d="M0 0h260v54H0z" fill="var(--block)" stroke="var(--ink)" strokeWidth="1.5" />
      <Words x={14} y={24} size={17} weight={800}>
        {name}
      </Words>
      <Words x={14} y={43} size={13.5} weight={500} fill="var(--ink-2)">
        {date}
      </Words>
      <Leaf x={190} y={8} day={day} />
    </g>
  );
}

/** A leaf of a calendar with two rings. */
function Leaf({ x, y, day }: { x: number; y: number; day: string }) {
  return (
    <Card x={x} y={y} width={54} height={40} radius={3}>
      <path d="M0 11V3a3 3 0 0 1 3-3h48a3 3 0 0 1 3 3v8z" fill="var(--signal)" stroke="var(--ink)" />
      <path d="M14-4v8M40-4v8" stroke="var(--ink)" strokeWidth="3" />
      <Words x={27} y={31} size={16} weight={800} at="middle">
        {day}
      </Words>
    </Card>
  );
}

/** The bakery from across the street: an awning over the window and the door. */
function ShopFront() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M0 0h260v92H0z" fill="var(--signal-3)" />
      <path d="M34 30h124v48H34zM186 30h40v62h-40z" fill="var(--water)" />
      <path d="M34 64h124v14H34z" fill="var(--surface)" />
      <path
        d="M44 64c-3-22 29-22 26 0zM82 64c-3-22 29-22 26 0zM120 64c-3-22 29-22 26 0z"
        fill="var(--signal-2)"
      />
      <path d="M218 62v8" />
      <Awning x={20} y={8} count={11} width={20} drop={26} curve={10} />
    </g>
  );
}

/** What readers can do, in a row that starts and ends with the text above. */
const actions = [
  { name: 'like', label: 'Like', x: 14 },
  { name: 'comment', label: 'Comment', x: 83 },
  { name: 'share', label: 'Share', x: 187 },
] as const;

function Actions() {
  return actions.map(({ name, label, x }) => (
    <g key={name}>
      <Control name={name} x={x} y={209} />
      <Words x={x + 24} y={224} size={14} fill="var(--ink-2)">
        {label}
      </Words>
    </g>
  ));
}
