import type { ReactNode } from 'react';
import { PlatformPost, post } from '../PlatformPost.tsx';
import { Card } from '../parts/Card.tsx';
import { Lines } from '../parts/Words.tsx';
import { Avatar } from './Avatar.tsx';
import { Control } from './Control.tsx';
import { Apple, Dentist, Lighthouse, Tooth, Toothbrush } from './dental.tsx';
import { PostHead } from './PostHead.tsx';

export interface InstagramGridProps {
  handle: string;
  about: string;
  /** The words of a picture that is a notice, in two lines. */
  notice: [string, string];
}

/** The pictures of a practice. 480 x 270. */
export function InstagramGrid({ handle, about, notice }: InstagramGridProps) {
  return (
    <PlatformPost platform="instagram" tint="var(--signal-3)">
      <Card width={post.width} height={280}>
        <Head handle={handle} about={about} />
        <Tabs />
        {[
          { fill: 'yellow', picture: <Toothbrush /> },
          { fill: 'signal', picture: <Tooth /> },
          { fill: 'water', picture: <Lighthouse /> },
          { fill: 'wood', picture: <Apple /> },
          { fill: 'pine', picture: <Notice lines={notice} /> },
          { fill: 'signal-2', picture: <Dentist /> },
        ].map(({ fill, picture }, index) => (
          <Tile key={fill} at={index} fill={fill}>
            {picture}
          </Tile>
        ))}
      </Card>
    </PlatformPost>
  );
}

function Head({ handle, about }: { handle: string; about: string }) {
  return (
    <>
      <circle cx="32" cy="33" r="20.5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <Avatar x={32} y={33} fill="var(--water)">
        <g transform="scale(.5)">
          <Tooth />
        </g>
      </Avatar>
      <PostHead x={64} y={33} name={handle} detail={about} />
    </>
  );
}

function Tabs() {
  return (
    <>
      <Control name="grid" x={34} y={67} />
      <Control name="video" x={121} y={67} stroke="var(--control)" />
      <Control name="tag" x={208} y={67} stroke="var(--control)" />
      <path d="M0 93h86" stroke="var(--ink)" strokeWidth="3" />
    </>
  );
}

/** Side of a picture and distance between two: three of them fill the width. */
const side = 84;
const gap = 4;

function Tile({ at, fill, children }: { at: number; fill: string; children: ReactNode }) {
  const x = (at % 3) * (side + gap);
  const y = 94 + Math.floor(at / 3) * (side + gap);
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={`M0 0h${side}v${side}H0z`} fill={`var(--${fill})`} />
      <g transform={`translate(${side / 2} ${side / 2})`}>{children}</g>
    </g>
  );
}

function Notice({ lines }: { lines: [string, string] }) {
  return (
    <g stroke="none">
      <Lines y={-14} leading={19} size={16} weight={800} at="middle" fill="var(--paper)">
        {lines}
      </Lines>
    </g>
  );
}
