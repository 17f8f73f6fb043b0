import { BuildError, type Finding } from '../../shared/problems.ts';
import { fileOf, type Verdict } from './publication.ts';

/** Thrown when a release is refused. */
export class ReleaseError extends BuildError {
  constructor(verdict: Verdict) {
    super(
      verdict.open.map(({ rule, where, value, remedy }) => ({
        where,
        message: `${rule}: ${quoted(value)}. ${remedy}`,
      })),
    );
    this.name = 'ReleaseError';
    this.message = formatRefusal(verdict);
  }
}

/** Said where a rule names a law. */
const NO_ADVICE =
  'A rule that names a law reminds you of it. It is no legal advice, and knows neither all laws nor your business.';

const quoted = (value: string) => (value === '' ? 'nothing is set' : `"${value}"`);

/** Every open finding by rule: what to do, then each place with its text. */
function formatRefusal({ open, accepted }: Verdict): string {
  const rules = [...new Set(open.map(({ rule }) => rule))];
  const width = Math.max(...open.map(({ where }) => where.length));
  const blocks = rules.map((rule) => {
    const findings = open.filter((finding) => finding.rule === rule);
    const lines = findings.map(({ where, value, note }) => {
      return `    ${where.padEnd(width)}  ${quoted(value)}${note ? `  (${note})` : ''}`;
    });
    const { remedy, law } = findings[0] as Finding;
    return [`${rule}  ${remedy}`, ...(law ? [`    Law: ${law}`] : []), ...lines].join('\n');
  });
  const count = open.length === 1 ? '1 finding' : `${open.length} findings`;
  return [
    ...blocks,
    ...acceptedLines(accepted),
    ...(open.some(({ law }) => law) ? [NO_ADVICE] : []),
    `${count}. No release was made: dist/ is as it was. To publish with one of them, accept it in content/release.yaml.`,
  ].join('\n\n');
}

function acceptedLines(accepted: Verdict['accepted']): string[] {
  if (accepted.length === 0) return [];
  const lines = accepted.map(
    ({ finding, reason }) =>
      `    ${finding.where}  ${finding.rule}: ${quoted(finding.value)}\n        ${reason}`,
  );
  return [['Accepted in content/release.yaml:', ...lines].join('\n')];
}

/** The end of a build's report: files and lines for each rule, and the accepted findings. */
export function formatVerdict({ open, accepted }: Verdict): string[] {
  const rules = [...new Set(open.map(({ rule }) => rule))];
  const width = Math.max(...rules.map((rule) => rule.length));
  const lines = rules.flatMap((rule) => {
    const files = linesByFile(open.filter((finding) => finding.rule === rule));
    return files.map((file, index) => `  ${(index === 0 ? rule : '').padEnd(width)}  ${file}`);
  });
  const count = open.length === 1 ? '1 finding' : `${open.length} findings`;
  const head = `${count} of \`npm run release\`, which says what to do about each:`;
  return [
    ...(open.length > 0 ? ['', head, ...lines] : []),
    ...acceptedLines(accepted).flatMap((text) => ['', text]),
  ];
}

/** `content/site.yaml: lines 4, 7` */
function linesByFile(findings: Finding[]): string[] {
  const files = [...new Set(findings.map(({ where }) => fileOf(where)))];
  return files.map((file) => {
    const lines = findings
      .filter(({ where }) => fileOf(where) === file && where !== file)
      .map(({ where }) => where.slice(file.length + 1).split(':')[0]);
    if (lines.length === 0) return file;
    return `${file}: line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`;
  });
}
