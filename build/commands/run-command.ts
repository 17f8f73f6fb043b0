import { CLEAR_LINE } from '../shared/characters.ts';

/**
 * Runs a command of `npm run`. An error ends the process with status 1 and one message. The status is also 1 if nothing
 * is left to wait for before the command has finished.
 * @param main the command; returns its exit status, 0 if that is not a number
 */
export async function runCommand(main: () => unknown): Promise<void> {
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
  if (isMistake && !isFlag) return error.stack ?? error.message;
  // Node goes on to say how such a thing could be a file.
  return isFlag ? error.message.replace(/\. To specify a positional.*/s, '.') : error.message;
}
