import type { ReactNode } from 'react';
import { Pin } from './parts/Pin.tsx';
import { RankPoints } from './parts/RankPoints.tsx';
import { rankPoints } from './parts/rank-field.ts';
import { MainRoad, Streets, Water } from './parts/Streets.tsx';

interface RankTownProps {
  width: number;
  height: number;
  /** Distance between two points of the grid. */
  step: number;
  /** Size of the pin, compared with that of smaller maps. */
  pin?: number;
  /** Drawn on the streets, below the positions. */
  children?: ReactNode;
}

/** A town seen from above with the search positions of a shop in its middle, as customers around it see them. */
export function RankTown({ width, height, step, pin = 1.6, children }: RankTownProps) {
  const center = { x: width / 2, y: height / 2 };
  return (
    <>
      <Streets id="rank-town" width={width} height={height} county={[center.x - 66, center.x - 190]}>
        <path d={`M${center.x - 34} 75h84v60h-84z`} fill="var(--wood)" />
        {width > 500 && (
          <Water
            d={`M${width - 12}-20c-24 110 34 200 6 290S${width - 10} 400 ${width - 30} ${height + 30}`}
            width={58}
          />
        )}
        <MainRoad d={`M-10 ${center.y + 122}h${width + 20}`} />
      </Streets>
      {children}
      <RankPoints points={rankPoints(center, step)} step={step} />
      <Pin place={`translate(${center.x} ${center.y + 2}) scale(${pin})`} />
    </>
  );
}
