import { CLEAR_LINE } from './characters.ts';

/** Where progress is shown: a terminal, or a file that keeps every line. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Shows the progress of slow work, but not of fast work. On a terminal it counts on one line; elsewhere, such as in a
 * log, one line says that the work has begun.
 * @param doing `Making photographs`
 * @param total number of steps
 * @returns call `begin` once there is something to do, `step` after each step, `end` when all are done
 */
export function showProgress(doing: string, total: number, output: Output = process.stderr) {
  let done = 0;
  let begun = false;
  const show = () => {
    if (begun && output.isTTY) output.write(`\r${doing}: ${done} of ${total} `);
  };
  return {
    begin: (): void => {
      if (!begun && !output.isTTY) output.write(`${doing}. The next build uses the cached result.\n`);
      begun = true;
      show();
    },
    step: (): void => {
      done += 1;
      show();
    },
    end: (): void => {
      if (begun && output.isTTY) output.write(CLEAR_LINE);
    },
  };
}
