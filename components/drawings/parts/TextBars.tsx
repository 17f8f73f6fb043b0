interface TextBarsProps {
  x?: number;
  y?: number;
  /** Length of each line, from the top. */
  lengths: number[];
  /** Distance from line to line. */
  leading?: number;
  size?: number;
  fill?: string;
}

/** Lines of text too small to read, as bars. */
export function TextBars({
  x = 0,
  y = 0,
  lengths,
  leading = 16,
  size = 8,
  fill = 'var(--line)',
}: TextBarsProps) {
  const lines = lengths.map((length, index) => {
    return `M${x + size / 2} ${y + size / 2 + index * leading}h${length - size}`;
  });
  return <path d={lines.join('')} stroke={fill} strokeWidth={size} strokeLinecap="round" />;
}
