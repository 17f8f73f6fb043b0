import { Card, type CardProps } from './Card.tsx';
import { Words } from './Words.tsx';

interface PushButtonProps extends CardProps {
  label: string;
  size: number;
  /** The primary one. */
  main?: boolean;
}

/** A button of an interface with its label in the middle. */
export function PushButton({ label, size, main = false, ...card }: PushButtonProps) {
  return (
    <Card radius={4} fill={main ? 'var(--signal)' : 'var(--surface)'} {...card}>
      <Words x={card.width / 2} y={card.height / 2 + size * 0.36} size={size} weight={700} at="middle">
        {label}
      </Words>
    </Card>
  );
}
