import { PlatformPost, post } from '../PlatformPost.tsx';
import { Card } from '../parts/Card.tsx';
import { Words } from '../parts/Words.tsx';

export interface YouTubeVideoProps {
  title: string;
  channel: string;
  length: string;
  /** Places in the video: when, and what is shown there. */
  chapters: [time: string, name: string][];
}

/** A video that shows how something is done. 480 x 270. */
export function YouTubeVideo({ title, channel, length, chapters }: YouTubeVideoProps) {
  return (
    <PlatformPost platform="youtube" tint="var(--signal-2)">
      <Card width={post.width} height={260}>
        <Picture length={length} />
        <Words x={14} y={158} size={18} weight={800}>
          {title}
        </Words>
        <Words x={14} y={178} size={14} weight={500} fill="var(--ink-2)">
          {channel}
        </Words>
        {chapters.map((chapter, index) => (
          <Chapter key={chapter[1]} y={206 + index * 22} chapter={chapter} />
        ))}
      </Card>
    </PlatformPost>
  );
}

function Picture({ length }: { length: string }) {
  return (
    <>
      <path
        d="M0 130V6a6 6 0 0 1 6-6h248a6 6 0 0 1 6 6v124z"
        fill="var(--pine)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <Leak />
      <rect x="186" y="94" width="64" height="22" rx="4" fill="var(--ink)" />
      <path d="M194 99l11 6-11 6z" fill="var(--signal)" />
      <Words x={228} y={110} size={14} weight={700} at="middle" fill="var(--paper)">
        {length}
      </Words>
      <path d="M.7 127h258.6" stroke="var(--on-pine-2)" strokeWidth="4" />
      <path d="M.7 127h96" stroke="var(--yellow)" strokeWidth="4" />
    </>
  );
}

/** What the video is about: a tap that drips, and the tool. */
function Leak() {
  const pipe = 'M0 34h38a16 16 0 0 1 16 16v8';
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={pipe} fill="none" strokeWidth="21" />
      <path d={pipe} fill="none" stroke="var(--on-pine-2)" strokeWidth="18" />
      <path d="M28 25v-9h-14v-6h34v6H34v9zM41 56h26v8H41z" fill="var(--on-pine-2)" />
      <path d="M54 70c-7 9-6 14 0 14s7-5 0-14z" fill="var(--water)" />
      <path d="M32 94h44l-5 34H37z" fill="var(--water)" />
      <path
        transform="translate(160 54) rotate(38)"
        d="M-5-34v12H5v-12a14 14 0 0 1 0 26v38a5 5 0 0 1-10 0V-8a14 14 0 0 1 0-26z"
        fill="var(--surface)"
      />
    </g>
  );
}

function Chapter({ y, chapter: [time, name] }: { y: number; chapter: [string, string] }) {
  return (
    <>
      <Words x={14} y={y} size={14} weight={700} fill="var(--signal-deep)">
        {time}
      </Words>
      <Words x={54} y={y} size={14} weight={500}>
        {name}
      </Words>
    </>
  );
}
