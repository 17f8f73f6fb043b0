import { grouped } from '../../shared/grouped.ts';
import type { Finding } from '../../shared/problems.ts';
import { fileOf, type Verdict } from './publication.ts';

/** Printed if a rule names a law. */
const NO_ADVICE =
  'A rule that names a law is a reminder. It is not legal advice, and knows neither every law nor your business.';

const quoted = (value: string) => (value === '' ? '"" (nothing is set)' : `"${value}"`);

const countOf = ({ length }: Finding[]) => (length === 1 ? '1 finding' : `${length} findings`);

/** Every open finding by rule: what to do, then each place with its text. */
export function formatRefusal({ open, accepted }: Verdict): string {
  const width = Math.max(...open.map(({ where }) => where.length));
  const blocks = [...grouped(open, ({ rule }) => rule)].map(([rule, findings]) => {
    const { remedy, law } = findings[0] as Finding;
    const lines = findings.map(
      ({ where, value, note }) => `    ${where.padEnd(width)}  ${quoted(value)}${note ? `  (${note})` : ''}`,
    );
    return [`${rule}  ${remedy}`, ...(law ? [`    Law: ${law}`] : []), ...lines].join('\n');
  });
  return [
    ...blocks,
    acceptedLines(accepted).join('\n'),
    open.some(({ law }) => law) ? NO_ADVICE : '',
    `${countOf(open)}. No release was made: dist/ is as it was. To publish with one of them, accept it in content/release.yaml.`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function acceptedLines(accepted: Verdict['accepted']): string[] {
  const lines = accepted.map(
    ({ finding: { where, rule, value }, reason }) =>
      `    ${where}  ${rule}: ${quoted(value)}\n        ${reason}`,
  );
  return lines.length > 0 ? ['Accepted in content/release.yaml:', ...lines] : [];
}

/** The end of a build's report: files and lines for each rule, and the accepted findings. */
export function formatVerdict({ open, accepted }: Verdict): string[][] {
  const width = Math.max(...open.map(({ rule }) => rule.length));
  const lines = [...grouped(open, ({ rule }) => rule)].flatMap(([rule, findings]) =>
    [...grouped(findings, ({ where }) => fileOf(where))].map(
      ([file, inFile], index) =>
        `  ${(index === 0 ? rule : '').padEnd(width)}  ${file}${linesOf(file, inFile)}`,
    ),
  );
  const head = `${countOf(open)} of \`npm run release\`, which says what to do about each:`;
  return [open.length > 0 ? [head, ...lines] : [], acceptedLines(accepted)];
}

/** `: lines 4, 7`; nothing for what has no lines, such as the URL of a page. */
function linesOf(file: string, findings: Finding[]): string {
  const lines = findings.flatMap(({ where }) => where.slice(file.length + 1).split(':')[0] || []);
  return lines.length === 0 ? '' : `: line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`;
}
