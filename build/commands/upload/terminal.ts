import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks the person at the terminal, without showing the answer.
 * @returns undefined if nobody can answer, as in continuous integration; the function throws an Error if nobody wants to
 */
export function terminalPrompt({ stdin, stderr }: NodeJS.Process) {
  if (!stdin.isTTY || !stderr.isTTY) return undefined;
  return async (question: string): Promise<string> => {
    stderr.write(question);
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    const reader = createInterface({ input: stdin, output, terminal: true });
    const answer = await reader.question('').catch(() => undefined);
    reader.close();
    // The line break of Enter was not shown either.
    stderr.write('\n');
    // By Ctrl+C or Ctrl+D.
    if (answer === undefined) throw new Error('Canceled. Nothing was uploaded.');
    return answer;
  };
}
