import type { Field, FieldProblem } from './messages.ts';

interface FieldListProps {
  label: string;
  items: FieldProblem[];
  onPick(field: Field): void;
}

/** Mistakes, samples, or what a release would find, each a click away from its field. */
export function FieldList({ label, items, onPick }: FieldListProps) {
  return (
    <ul aria-label={label}>
      {items.map(({ where, rule, value, message, file, path = [] }) => (
        <li key={`${where} ${value} ${message}`}>
          <button type="button" disabled={!file} onClick={() => file && onPick({ file, path })}>
            {value || where}
          </button>{' '}
          {rule && <strong>{rule}</strong>} {value && where} {message}
        </li>
      ))}
    </ul>
  );
}
