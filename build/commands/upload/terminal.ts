import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks the person at the terminal, without showing the answer.
 * @returns undefined if nobody can answer, as in continuous integration
 */
export function terminalPrompt({ stdin, stderr }: NodeJS.Process) {
  if (!stdin.isTTY || !stderr.isTTY) return undefined;
  return async (question: string): Promise<string> => {
    stderr.write(question);
    const output = new Writable({ write: (_chunk, _encoding, done) => done() });
    const reader = createInterface({ input: stdin, output, terminal: true });
    reader.once('SIGINT', () => stderr.write('\nCanceled. Nothing was uploaded.\n', () => process.exit(1)));
    const answer = await reader.question('');
    reader.close();
    // The line break of Enter was not shown either.
    stderr.write('\n');
    return answer;
  };
}
