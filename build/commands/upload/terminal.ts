import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the person at the terminal. */
export interface Terminal {
  /** @returns the input, which is not shown. @throws Error if it was canceled */
  secret: (question: string) => Promise<string>;
  /** @returns whether the answer was "yes" */
  confirm: (question: string) => Promise<boolean>;
}

/** @returns undefined if nobody can answer, as in continuous integration */
export function openTerminal({ stdin, stderr }: NodeJS.Process): Terminal | undefined {
  if (!stdin.isTTY || !stderr.isTTY) return undefined;
  const ask = async (question: string, isShown: boolean) => {
    stderr.write(question);
    const output = isShown ? stderr : new Writable({ write: (_chunk, _encoding, done) => done() });
    const reader = createInterface({ input: stdin, output, terminal: true });
    const stopped = new Promise<never>((_resolve, reject) => {
      reader.once('SIGINT', () => reject(new Error('Canceled. Nothing was uploaded.')));
    });
    try {
      return await Promise.race([reader.question(''), stopped]);
    } finally {
      reader.close();
      // The line break of Enter was not shown either.
      if (!isShown) stderr.write('\n');
    }
  };
  return {
    secret: (question) => ask(question, false),
    confirm: async (question) => (await ask(question, true)).trim().toLowerCase() === 'yes',
  };
}
