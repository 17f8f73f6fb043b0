import { Card } from './Card.tsx';
import { Words } from './Words.tsx';

interface PushButtonProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  label: string;
  size?: number;
  /** The primary one. */
  main?: boolean;
  radius?: number;
}

/** A button of an interface with its label in the middle. */
export function PushButton({
  x,
  y,
  width,
  height = 34,
  label,
  size = 13.5,
  main = false,
  radius = 4,
}: PushButtonProps) {
  return (
    <Card
      x={x}
      y={y}
      width={width}
      height={height}
      radius={radius}
      fill={main ? 'var(--signal)' : 'var(--surface)'}
    >
      <Words x={width / 2} y={height / 2 + size * 0.36} size={size} weight={700} at="middle">
        {label}
      </Words>
    </Card>
  );
}
