interface AwningProps {
  /** Upper left corner. */
  x: number;
  y: number;
  /** Number of stripes, and the width of each. */
  count: number;
  width: number;
  /** Height of a stripe's straight part, and of the curve below it. */
  drop: number;
  curve: number;
}

/** The awning of a shop in two colors. */
export function Awning({ x, y, count, width, drop, curve }: AwningProps) {
  return [...Array(count).keys()].map((index) => (
    <path
      key={index}
      d={`M${x + width * index} ${y}h${width}v${drop}a${width / 2} ${curve} 0 0 1-${width} 0z`}
      fill={index % 2 ? 'var(--surface)' : 'var(--yellow)'}
    />
  ));
}
