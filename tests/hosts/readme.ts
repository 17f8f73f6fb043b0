import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

const readme = ['build/output/hosts/README.md', 'build/commands/endpoint/README.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The rows for a host in the README's table of responses, with collapsed white space. */
export const readmeRows = (host: string) =>
  readme
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replaceAll('`', ''))
    .filter((line) => line.startsWith(`| ${host} | /`) || line.startsWith(`| ${host} | hashed file`));

/** A code block of the README. @throws Error if none contains the text */
export function readmeBlock(containing: string): string {
  const blocks = [...readme.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code = '']) => code);
  const found = blocks.find((block) => block.includes(containing));
  if (found === undefined) throw new Error(`No block of code in the README has "${containing}".`);
  return found;
}

/** A text of the README with the values of a test instead of its examples. @throws Error if it lacks one */
export function instead(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((before, [example, place]) => {
    if (!before.includes(example)) throw new Error(`The README's "${before}" has no ${example}.`);
    return before.replaceAll(example, () => place);
  }, text);
}

/**
 * Runs a command from the README, with the values of this test instead of the examples.
 * @param start the beginning of the command in the README
 * @param places example in the README -> value here
 * @throws the error of `execFile`, with all that was printed, if the command fails
 */
export async function runFromReadme(
  start: string,
  places: Record<string, string>,
  environment: Record<string, string> = {},
): Promise<string> {
  const line = readmeBlock(start)
    .split('\n')
    .find((text) => text.includes(start));
  const command = instead(line?.replace(/\s+#.*/, '') ?? '', places);
  const env = { ...process.env, npm_config_loglevel: 'silent', ...environment };
  return (await run('bash', ['-c', command], { env })).stdout;
}
