import type { ReactNode } from 'react';
import { PlatformPost } from '../PlatformPost.tsx';
import { Words } from '../parts/Words.tsx';
import { Cake, Cookies, Cup, Loaf } from './bakery.tsx';

export interface PinterestBoardProps {
  /** Under the two pictures that are seen whole. */
  titles: [string, string];
}

/** Pictures that people keep, in two columns. 480 x 270. */
export function PinterestBoard({ titles }: PinterestBoardProps) {
  return (
    <PlatformPost platform="pinterest" tint="var(--yellow)">
      <Pin x={0} y={0} height={148} fill="var(--water)" title={titles[0]}>
        <Cake />
      </Pin>
      <Pin x={0} y={182} height={90} fill="var(--surface)">
        <Cookies />
      </Pin>
      <Pin x={135} y={0} height={96} fill="var(--signal-3)" title={titles[1]}>
        <Loaf scale={3.6} />
      </Pin>
      <Pin x={135} y={130} height={130} fill="var(--wood)">
        <Cup />
      </Pin>
      <path d="M92 0h20v34l-10-8-10 8z" fill="var(--signal)" stroke="var(--ink)" strokeWidth="1.5" />
    </PlatformPost>
  );
}

interface PinProps {
  x: number;
  y: number;
  height: number;
  fill: string;
  title?: string;
  /** Around 0, 0. */
  children: ReactNode;
}

const width = 125;

function Pin({ x, y, height, fill, title, children }: PinProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="12" fill={fill} stroke="var(--ink)" strokeWidth="1.5" />
      <g transform={`translate(${width / 2} ${height / 2})`}>{children}</g>
      {title && (
        <Words x={4} y={height + 22} size={16} weight={800}>
          {title}
        </Words>
      )}
    </g>
  );
}
