import { CAUSES, type Cause, gatherMet } from './departures.ts';
import type { NamedCheck, Result } from './run.ts';

/** Shown in the table for a check that did not run on a page. */
export const NOT_RUN = '–';

/** The texts of a result's columns; a star marks a departure. */
export function cellsOf({ findings, cells, met, check }: Result): string[] {
  const plain = findings.length > 0 ? String(findings.length) : 'ok';
  return check.columns.map((column, index) => {
    // Findings of a check with several columns begin with the name of their column.
    const isMet = met.some(({ finding }) => check.columns.length === 1 || finding.startsWith(column));
    // A check that failed to run has no cells of its own; the number is then that of its findings.
    return (cells?.[index] ?? plain) + (isMet ? '*' : '');
  });
}

/** The table as rows of texts, header first. */
export function tableOf(routes: string[], checks: NamedCheck[], results: Result[]): string[][] {
  const head = ['Route', ...checks.flatMap(({ columns }) => columns)];
  const rows = routes.map((route) => [
    route,
    ...checks.flatMap((check) => {
      const result = results.find((one) => one.route === route && one.check.name === check.name);
      return result ? cellsOf(result) : check.columns.map(() => NOT_RUN);
    }),
  ]);
  return [head, ...rows];
}

/** The table in Markdown, its columns aligned for the terminal. */
export function formatTable(table: string[][]): string {
  const [head = []] = table;
  const widths = head.map((_, column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...table.slice(1).map(line)].join('\n');
}

/** All findings, by route and check. */
export function formatFindings(results: Result[]): string {
  return results
    .filter(({ findings }) => findings.length > 0)
    .map(({ route, check, findings }) =>
      [`${route}  ${check.name}`, ...findings.map((finding) => `    ${finding}`)].join('\n'),
    )
    .join('\n\n');
}

/** Departures by cause, each reason once. */
export function formatDepartures(results: Pick<Result, 'met'>[]): string {
  const all = gatherMet(results.flatMap(({ met }) => met));
  const part = (cause: Cause) =>
    all
      .filter(({ departure }) => departure.cause === cause)
      .map(({ departure, lines }) => [departure.reason, ...lines.map((line) => `    ${line}`)].join('\n'));
  return (Object.keys(CAUSES) as Cause[])
    .map((cause) => ({ cause, reasons: part(cause) }))
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ cause, reasons }) => [`* ${CAUSES[cause]}`, ...reasons].join('\n\n'))
    .join('\n\n');
}
