import { PlatformPost, post } from '../PlatformPost.tsx';
import { Card } from '../parts/Card.tsx';
import { Words } from '../parts/Words.tsx';

export interface LinkedInProfileProps {
  firm: string;
  about: string;
  /** Whom the firm looks for: a heading and the job. */
  news: [string, string];
  /** Sections of the page; the first is open. */
  tabs: string[];
}

/** The page of a firm. 480 x 270. */
export function LinkedInProfile({ firm, about, news, tabs }: LinkedInProfileProps) {
  return (
    <PlatformPost platform="linkedin" tint="var(--block)">
      <Card width={post.width} height={260}>
        <Roofs />
        <Emblem />
        <Words x={14} y={126} size={20} weight={800}>
          {firm}
        </Words>
        <Words x={14} y={146} size={14} weight={500} fill="var(--ink-2)">
          {about}
        </Words>
        <path d="M0 159h260v43H0z" fill="var(--signal-3)" />
        <Words x={14} y={186} size={15} weight={800}>
          {news[0]}
        </Words>
        <Words x={246} y={186} size={15} at="end">
          {news[1]}
        </Words>
        <Tabs names={tabs} />
      </Card>
    </PlatformPost>
  );
}

/** The cover: a roof with its courses of shingles, and the hills behind. */
function Roofs() {
  const courses = [36, 48, 60].map((y) => `M${192 - y * 0.9} ${y}H260`);
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M0 74V6a6 6 0 0 1 6-6h248a6 6 0 0 1 6 6v68z" fill="var(--water)" />
      <circle cx="58" cy="22" r="11" fill="var(--yellow)" />
      <path d="M0 52 24 36l26 14 46-30 60 54H0z" fill="var(--wood)" />
      <path d="M198 10h22v30h-22z" fill="var(--signal-2)" />
      <path d="M126 74 171 24h89v50z" fill="var(--pine)" />
      <path d={courses.join('')} stroke="var(--on-pine-2)" />
    </g>
  );
}

/** The sign of the firm: its summit, which is a gable too. */
function Emblem() {
  return (
    <Card x={14} y={42} width={60} height={60} radius={4}>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M16 51V31l14-13 14 13v20z" fill="var(--yellow)" />
        <path d="M10 35 30 16l20 19" fill="none" strokeWidth="6" />
        <path d="M26 51V39h8v12" fill="var(--surface)" />
      </g>
    </Card>
  );
}

function Tabs({ names }: { names: string[] }) {
  return (
    <>
      <path d="M0 202h260" stroke="var(--line)" strokeWidth="1.5" />
      {names.map((name, index) => (
        <Words
          key={name}
          x={14 + index * 84}
          y={223}
          size={14}
          weight={index ? 500 : 700}
          fill={index ? 'var(--ink-2)' : 'var(--ink)'}
        >
          {name}
        </Words>
      ))}
    </>
  );
}
