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
  const ask = async (question: string, output: NodeJS.WritableStream) => {
    stderr.write(question);
    const reader = createInterface({ input: stdin, output, terminal: true });
    const stopped = new Promise<never>((_resolve, reject) => {
      reader.once('SIGINT', () => reject(new Error('Canceled. Nothing was uploaded.')));
    });
    try {
      return await Promise.race([reader.question(''), stopped]);
    } finally {
      reader.close();
    }
  };
  return {
    secret: async (question) => {
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      try {
        return await ask(question, nowhere);
      } finally {
        // The line break of Enter was not shown either.
        stderr.write('\n');
      }
    },
    confirm: async (question) => (await ask(question, stderr)).trim().toLowerCase() === 'yes',
  };
}
