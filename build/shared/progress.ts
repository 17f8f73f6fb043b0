/** Where progress is shown: a terminal, or a file that keeps every line. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Shows how far something is that takes long; nothing of what takes no time. A terminal gets one line that counts;
 * elsewhere, such as in a log, one line says that it has begun.
 * @param doing `Making photographs`
 * @param total how many steps there are
 * @returns `begin` is called once there is something to do, `step` after each step, `end` when there are no more
 */
export function showProgress(doing: string, total: number, output: Output = process.stderr) {
  let done = 0;
  let begun = false;
  const show = () => {
    if (begun && output.isTTY) output.write(`\r${doing}: ${done} of ${total} `);
  };
  return {
    begin: (): void => {
      if (begun) return;
      begun = true;
      if (output.isTTY) show();
      else output.write(`${doing}. The next build need not.\n`);
    },
    step: (): void => {
      done += 1;
      show();
    },
    end: (): void => {
      if (begun && output.isTTY) output.write('\r\u001B[K');
    },
  };
}
