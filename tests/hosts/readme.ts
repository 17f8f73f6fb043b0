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

/**
 * Runs a command from the README, with the values of this test instead of the examples.
 * @param start the beginning of the command in the README
 * @param places example in the README -> value here
 * @returns what it printed
 */
export async function runFromReadme(
  start: string,
  places: Record<string, string>,
  environment: Record<string, string>,
): Promise<string> {
  const line = readmeBlock(start)
    .split('\n')
    .find((text) => text.includes(start));
  let command = line?.replace(/\s+#.*/, '') ?? '';
  for (const [example, place] of Object.entries(places)) {
    if (!command.includes(example)) throw new Error(`The README's "${command}" has no ${example}.`);
    command = command.replaceAll(example, place);
  }
  const { stdout } = await run('bash', ['-c', command], { env: { ...process.env, ...environment } });
  return stdout;
}
