import { pathToFileURL } from 'node:url';
import { CLEAR_LINE } from '../shared/terminal-text.ts';

/**
 * Runs a command of `npm run`, when its file is the program and not imported by another. An error ends the process with
 * status 1 and one message. The status is also 1 when nothing is left to wait for before the command has come to its end.
 * @param file `import.meta.url` of the command
 * @param main the command; its exit status is what it returns, 0 if that is no number
 */
export function runCommand(file: string, main: () => unknown): void {
  if (file === pathToFileURL(process.argv[1] ?? '').href) void run(main);
}

async function run(main: () => unknown): Promise<void> {
  ignoreClosedOutput();
  process.exitCode = 1;
  try {
    const status = await main();
    process.exitCode = typeof status === 'number' ? status : 0;
  } catch (error) {
    const start = process.stderr.isTTY ? CLEAR_LINE : '';
    process.stderr.write(`${start}${messageOf(error)}\n`, () => process.exit(1));
  }
}

/** Lets a program go on when nobody reads its output any more, as after `npm run links | head`. */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/** The message of an error; of a mistake in the program all that a developer needs. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFlag = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isMistake = [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind);
  return isMistake && !isFlag ? (error.stack ?? error.message) : error.message;
}
