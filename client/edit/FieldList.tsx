import { choose } from './editing.ts';
import type { FieldProblem } from './messages.ts';

/** Mistakes, samples, or what a release would find, each a click away from its field. */
export function FieldList({ label, items }: { label: string; items: FieldProblem[] }) {
  return (
    <ul aria-label={label}>
      {items.map(({ where, rule, value, message, file, path = [] }) => (
        <li key={`${where} ${value} ${message}`}>
          <button type="button" disabled={!file} onClick={() => file && choose({ file, path })}>
            {value || where}
          </button>{' '}
          {rule && <strong>{rule}</strong>} {value && where} {message}
        </li>
      ))}
    </ul>
  );
}
