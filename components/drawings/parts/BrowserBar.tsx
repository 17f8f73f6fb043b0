import { TextBars } from './TextBars.tsx';

interface BrowserBarProps {
  width: number;
  height: number;
  /** Length of the address; none by default. */
  address?: number;
}

/** The upper edge of a browser's window: three buttons and an address. */
export function BrowserBar({ width, height, address }: BrowserBarProps) {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5">
        {['signal', 'yellow', 'wood'].map((color, index) => (
          <circle
            key={color}
            cx={height * (0.55 + 0.47 * index)}
            cy={height / 2}
            r={height * 0.15}
            fill={`var(--${color})`}
          />
        ))}
        <path d={`M0 ${height}h${width}`} />
      </g>
      {address && (
        <TextBars x={height * 2.2} y={height / 2 - 7} lengths={[address]} size={14} fill="var(--block)" />
      )}
    </>
  );
}
