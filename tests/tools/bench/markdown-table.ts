/**
 * A Markdown table with aligned columns, readable on a terminal and ready for the README.
 * @param head titles of the columns
 * @param rows one cell per column; columns of figures are right-aligned
 */
export function formatTable(head: string[], rows: string[][]): string {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      width: Math.max(3, title.length, ...cells.map(({ length }) => length)),
      right: cells.every(isFigure),
    };
  });
  const line = (cells: string[]) =>
    `| ${columns.map(({ width, right }, index) => align(cells[index] ?? '', width, right)).join(' | ')} |`;
  const rule = columns.map(({ width, right }) => (right ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const align = (text: string, width: number, right: boolean) =>
  right ? text.padStart(width) : text.padEnd(width);

/** `1,234`, `0.00`, `1.4x`, with or without a remark in parentheses; and the texts for a missing value. */
const isFigure = (cell: string) => /^(?:[\d,.]+x?(?: \(.*\))?|-|all lost)$/.test(cell);

/** `13,814` */
export const whole = (value: number) => Math.round(value).toLocaleString('en-US');
