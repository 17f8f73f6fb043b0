import { execFile, spawnSync } from 'node:child_process';
import jar from 'vnu-jar';
import type { Check } from '../check.ts';

export const check: Check = {
  columns: ['Nu'],
  about: 'The Nu HTML checker, which the W3C runs: errors and warnings. It needs Java',
  async run({ file }) {
    if (spawnSync('java', ['-version']).status !== 0) return { findings: [], cells: ['no Java'] };
    const messages = (await ask(file)).filter(
      ({ type, subType }) => type !== 'info' || subType === 'warning',
    );
    return {
      findings: messages.map(
        ({ lastLine = 0, lastColumn = 0, message }) => `${lastLine}:${lastColumn} ${message}`,
      ),
    };
  },
};

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  /** `warning` for an info that speaks against the page. */
  subType?: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
}

/** @throws Error when the checker itself breaks off */
function ask(file: string): Promise<Message[]> {
  const args = ['-jar', String(jar), '--format', 'json', '--stdout', '--exit-zero-always', file];
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout).messages);
    });
  });
}
