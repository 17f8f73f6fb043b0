import { Card } from './parts/Card.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';
import { Avatar } from './posts/Avatar.tsx';
import { Loaf } from './posts/bakery.tsx';

interface MonthOfPostsProps {
  shop: string;
  caption: string;
  month: string;
  /** The posts by week and day, Monday to Friday; a dash is a day without. */
  plan: string[];
}

/** A post on a phone beside the month that it is planned in. 480 x 360; both end at y 334. */
export function MonthOfPosts({ shop, caption, month, plan }: MonthOfPostsProps) {
  return (
    <>
      <path d="M0 0h480v360H0z" fill="var(--yellow)" />
      <Card x={26} y={30} width={182} height={304} radius={14} line={2}>
        <Post shop={shop} caption={caption} />
      </Card>
      <Card x={228} y={66} width={226} height={268}>
        <Calendar month={month} plan={plan} />
      </Card>
    </>
  );
}

function Post({ shop, caption }: { shop: string; caption: string }) {
  return (
    <>
      <Avatar x={28} y={31} fill="var(--yellow)">
        <Loaf />
      </Avatar>
      <Words x={50} y={29} size={16} weight={800}>
        {shop}
      </Words>
      <Words x={50} y={47} size={15} weight={500} fill="var(--ink-2)">
        Tuesday, 7 AM
      </Words>
      <Photo />
      <Reactions />
      <Words x={16} y={260} size={15.5} weight={700}>
        {caption}
      </Words>
      <TextBars x={16} y={272} lengths={[142, 98]} leading={15} size={7} />
    </>
  );
}

/** The baker's photograph: what the caption speaks of. */
function Photo() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M0 58h182v142H0z" fill="var(--water)" />
      <path d="M0 162h182v38H0z" fill="var(--wood)" />
      <g transform="translate(91 136)">
        <Loaf scale={5.8} />
      </g>
    </g>
  );
}

function Reactions() {
  return (
    <g
      transform="translate(16 212)"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M11 20C3 14 0 11 0 6.5A5.7 5.7 0 0 1 11 5a5.7 5.7 0 0 1 11 1.5C22 11 19 14 11 20z"
        fill="var(--signal)"
      />
      <path d="M36 2h22v15H47l-6 5v-5h-5z" />
      <path d="M72 11h18m-7-7 7 7-7 7" />
    </g>
  );
}

/** Name and color of each kind of post, by its letter in the plan. */
const kinds: Record<string, [name: string, fill: string]> = {
  p: ['Photo', 'var(--signal-2)'],
  v: ['Video', 'var(--wood)'],
  o: ['Offer', 'var(--water)'],
};

function Calendar({ month, plan }: { month: string; plan: string[] }) {
  const count = plan.join('').replaceAll('-', '').length;
  return (
    <>
      <Words x={18} y={34} size={18} weight={800}>
        {month}
      </Words>
      <Words x={208} y={33} size={16} weight={500} at="end" fill="var(--ink-2)">
        {`${count} posts`}
      </Words>
      <path d="M0 50h226" stroke="var(--ink)" strokeWidth="1.5" />
      {[...'MTWTF'].map((day, index) => (
        <Words
          key={columns[index]}
          x={(columns[index] ?? 0) + 15}
          y={73}
          size={16}
          weight={700}
          at="middle"
          fill="var(--muted)"
        >
          {day}
        </Words>
      ))}
      {plan.map((week, row) =>
        columns.map((x, day) => (
          <Day key={`${week} ${x}`} fill={kinds[week[day] ?? '-']?.[1]} x={x} y={82 + row * 37} />
        )),
      )}
      <Legend />
    </>
  );
}

const columns = [18, 58, 98, 138, 178];

function Day({ fill, ...place }: { fill: string | undefined; x: number; y: number }) {
  const look = fill ? { fill, stroke: 'var(--ink)' } : { fill: 'none', stroke: 'var(--line)' };
  return <rect {...place} width="30" height="28" rx="3" {...look} strokeWidth="1.5" />;
}

function Legend() {
  return (
    <g transform="translate(18 240)">
      {Object.values(kinds).map(([kind, fill], index) => (
        <g key={kind} transform={`translate(${index * 69})`}>
          <circle cx="5" cy="-1" r="5" fill={fill} stroke="var(--ink)" strokeWidth="1.5" />
          <Words x={15} y={4} size={15} weight={500} fill="var(--ink-2)">
            {kind}
          </Words>
        </g>
      ))}
    </g>
  );
}
