interface PhotoProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
  sky?: string;
  hills?: string;
  /** Color of the sun; none if omitted. */
  sun?: string;
}

/** A photograph in an interface: hills under a sky. */
export function Photo({
  x = 0,
  y = 0,
  width,
  height,
  sky = 'var(--water)',
  hills = 'var(--wood)',
  sun,
}: PhotoProps) {
  const at = (right: number, down: number) => `${round(x + right * width)} ${round(y + down * height)}`;
  return (
    <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
      <rect x={x} y={y} width={width} height={height} fill={sky} />
      {sun && <circle cx={x + width * 0.76} cy={y + height * 0.26} r={height * 0.1} fill={sun} />}
      <path
        d={`M${at(0, 0.78)}L${at(0.3, 0.42)} ${at(0.53, 0.72)} ${at(0.7, 0.54)} ${at(1, 0.86)}V${y + height}H${x}z`}
        fill={hills}
      />
    </g>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
