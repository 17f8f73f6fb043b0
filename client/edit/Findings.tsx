import type { Field, FieldFinding } from './messages.ts';

interface FindingsProps {
  findings: FieldFinding[];
  onPick(field: Field): void;
  onClose(): void;
}

/** What is still a sample, or what a release would find, each a click away from its field. */
export function Findings({ findings, onPick, onClose }: FindingsProps) {
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return (
    <>
      <button type="button" onClick={onClose}>
        Back to the form
      </button>
      {findings.length === 0 && <p>Nothing.</p>}
      {rules.map((rule) => (
        <section key={rule} aria-label={rule}>
          <h2>{rule}</h2>
          <ul>
            {findings
              .filter((finding) => finding.rule === rule)
              .map(({ where, value, message, file, path }) => (
                <li key={where + value + message}>
                  {file ? (
                    <button type="button" onClick={() => onPick({ file, path: path ?? [] })}>
                      {value || where}
                    </button>
                  ) : (
                    <strong>{value || where}</strong>
                  )}{' '}
                  <small>
                    {where}. {message}
                  </small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
