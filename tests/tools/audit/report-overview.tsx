import { cellsOf, NOT_RUN } from './audit-table.ts';
import type { NamedCheck, Result } from './run.ts';

interface Parts {
  routes: string[];
  checks: NamedCheck[];
  results: Result[];
}

/** The table of pages and checks. It is wide and scrolls, so it must be focusable by keyboard, and needs a name. */
export function Overview({ routes, checks, results }: Parts) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable part must be focusable by keyboard. */}
      <section className="scroll" tabIndex={0} aria-label="Results by page and check">
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              {checks.flatMap(({ columns }) =>
                columns.map((column) => (
                  <th key={column} scope="col">
                    <span>{column}</span>
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {routes.map((route) => (
              <tr key={route}>
                <th scope="row">{route}</th>
                {checks.map((check) => (
                  <Cells
                    key={check.name}
                    check={check}
                    result={results.find((one) => one.route === route && one.check.name === check.name)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        Red: the number of findings, or a score or size that fell short. A star: something is not as the check
        wants it, for a reason given below; it is not a pass. A dash: left out.
      </p>
    </>
  );
}

function Cells({ check, result }: { check: NamedCheck; result: Result | undefined }) {
  if (!result) return check.columns.map((column) => <td key={column}>{NOT_RUN}</td>);
  return cellsOf(result).map((cell, index) => (
    <td key={check.columns[index]} className={mark(cell, result)}>
      {cell}
    </td>
  ));
}

/** Scores of 100 are good even if another score of the same check is not. */
function mark(cell: string, { findings }: Result): string | undefined {
  if (findings.length > 0 && !/^100\*?$/.test(cell)) return 'found';
  if (cell.endsWith('*')) return 'departed';
  return cell === 'ok' || cell === '100' ? 'passed' : undefined;
}
