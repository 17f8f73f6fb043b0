import { CLEAR_LINE } from '../../shared/terminal-text.ts';

/** Messages for the person at the terminal. */
export interface Reporter {
  line: (text: string) => void;
  /** A line that begins with a number. */
  count: (count: number, text: string) => void;
  /** Progress of a batch; only on a terminal, on one line that disappears at the end. */
  progress: (done: number, of: number, name: string) => void;
}

/** @param output where messages go; a file or another program gets no progress */
export function makeReporter(output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>): Reporter {
  const clear = output.isTTY ? CLEAR_LINE : '';
  const line = (text: string) => void output.write(`${clear}${text}\n`);
  return {
    line,
    count: (count, text) => line(`${String(count).padStart(4)} ${text}`),
    progress: (done, of, name) => {
      if (output.isTTY) output.write(`${clear}${String(done).padStart(4)} of ${of} ${name}`);
    },
  };
}
