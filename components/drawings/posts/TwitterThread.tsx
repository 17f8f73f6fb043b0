import { PlatformPost, post } from '../PlatformPost.tsx';
import { Card } from '../parts/Card.tsx';
import { Lines, Words } from '../parts/Words.tsx';
import { Avatar } from './Avatar.tsx';
import { Control } from './Control.tsx';
import { PostHead } from './PostHead.tsx';

export interface TwitterThreadProps {
  firm: string;
  handle: string;
  /** The notice, in two lines. */
  notice: [string, string];
  answer: { name: string; text: string };
}

/** A short notice and the first answer. 480 x 270. */
export function TwitterThread({ firm, handle, notice, answer }: TwitterThreadProps) {
  return (
    <PlatformPost platform="twitter" tint="var(--wood)">
      <Card width={post.width} height={260}>
        <path d="M30 28v150" stroke="var(--line)" strokeWidth="3" />
        <Avatar x={30} y={30} fill="var(--signal)">
          <Sun />
        </Avatar>
        <PostHead x={56} y={30} name={firm} detail={handle} />
        <Lines x={56} y={76} leading={22} size={17} weight={500}>
          {notice}
        </Lines>
        <Controls y={114} />
        <path d="M56 150h190" stroke="var(--line)" strokeWidth="1.5" />
        <Avatar x={30} y={182} fill="var(--water)" />
        <Words x={56} y={180} size={16} weight={800}>
          {answer.name}
        </Words>
        <Words x={56} y={202} size={17} weight={500}>
          {answer.text}
        </Words>
      </Card>
    </PlatformPost>
  );
}

/** The sign of a firm for heating and cooling. */
function Sun() {
  return (
    <g fill="var(--ink)">
      <circle r="4.5" stroke="none" />
      <path
        d="M0-11v2.5M0 8.5V11M-11 0h2.5M8.5 0H11M-7.8-7.8l1.8 1.8M6 6l1.8 1.8M-7.8 7.8l1.8-1.8M6-6l1.8-1.8"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  );
}

function Controls({ y }: { y: number }) {
  const names = ['comment', 'repeat', 'heart', 'share'] as const;
  return names.map((name, index) => (
    <Control key={name} name={name} x={56 + index * 56} y={y} stroke="var(--muted)" />
  ));
}
