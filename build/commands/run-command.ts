import { pathToFileURL } from 'node:url';
import { CLEAR_LINE } from '../shared/characters.ts';

/**
 * Runs a command of `npm run` if its file is the program and not imported by another. An error ends the process with
 * status 1 and one message. The status is also 1 if nothing is left to wait for before the command has finished.
 * @param file `import.meta.url` of the command
 * @param main the command; returns its exit status, 0 if that is not a number
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

/** Lets a program continue when nobody reads its output, as after `npm run hosting -- NAME | head`. */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

/** The message of an error; for a mistake in the program, everything that a developer needs. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isFlag = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isMistake = [TypeError, ReferenceError, RangeError].some((kind) => error instanceof kind);
  return isMistake && !isFlag ? (error.stack ?? error.message) : error.message;
}
