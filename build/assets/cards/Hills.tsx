import { Contours } from '../../../components/engine.ts';
import type { Tint } from '../../../schemas/fields.ts';
import { area, type Frame } from './card-layout.ts';
import { between, seeded } from './seeded.ts';

/** Contour lines behind the text of a card: one high hill and a few lower ones, different for each seed. */
export function Hills({ seed, frame, tint }: { seed: string; frame: Frame; tint: Tint }) {
  const random = seeded(`hills of ${seed}`);
  const { x, y, width, height } = area(frame);
  const hill = (tall: number, wide: number) => ({
    x: between(random, 0.1, 0.9) * width,
    y: between(random, 0.1, 0.9) * height,
    radius: wide,
    height: tall,
  });
  const hills = [hill(90, 230), hill(50, 180), hill(36, 150), hill(-40, 200)];
  return (
    <>
      <clipPath id="words">
        <rect {...area(frame)} />
      </clipPath>
      <g clipPath="url(#words)">
        <g transform={`translate(${x} ${y})`} strokeWidth="1.5">
          <Contours color={`var(--${tint}-line)`} width={width} height={height} interval={9} hills={hills} />
        </g>
      </g>
    </>
  );
}
