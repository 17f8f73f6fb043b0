/** Line drawings in squares of 18 units. */
const controls = {
  like: 'M1 8.5h3v8H1zM4 9l3.5-7.5c2 0 2.8 1.4 2.4 3.2L9.3 7.5h5.2c1.3 0 2 1 1.7 2.2l-1.4 5.6c-.2.8-.9 1.3-1.7 1.3H6.5L4 15.7',
  comment: 'M1 2h16v11H8.5L4.5 17v-4H1z',
  share: 'M1 15.5C2 9.5 5.5 7 10 7V2.5l7 6.5-7 6.5V11c-4 0-6.5 1-9 4.5z',
  repeat: 'M1.5 7.5V6a2 2 0 0 1 2-2H15m-3-3 3 3-3 3M16.5 10.5V12a2 2 0 0 1-2 2H3m3-3-3 3 3 3',
  heart: 'M9 16C4 12.5 1 9.8 1 6.4A4.2 4.2 0 0 1 9 4.6a4.2 4.2 0 0 1 8 1.8c0 3.4-3 6.1-8 9.6z',
  grid: 'M2 2h14v14H2zM2 6.7h14M2 11.3h14M6.7 2v14M11.3 2v14',
  video: 'M2 3h14v12H2zM7.5 6.2v5.6l4.5-2.8z',
  tag: 'M3 16V5l4-3h4l4 3v11zM9 6v.01M6.5 12.5c0-4 5-4 5 0',
};

/** A symbol to press under or over a post, from its upper left corner. */
export function Control(props: { name: keyof typeof controls; x: number; y: number; stroke?: string }) {
  const { name, x, y, stroke = 'var(--ink)' } = props;
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={controls[name]}
      fill="none"
      stroke={stroke}
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}
