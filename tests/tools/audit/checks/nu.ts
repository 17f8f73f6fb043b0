import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Check } from '../check.ts';

export const check: Check = {
  columns: ['Nu'],
  about: 'The Nu HTML checker, which the W3C runs: errors and warnings. It needs Java',
  async run({ origin, file, path: address }) {
    if (spawnSync('java', ['-version']).status !== 0)
      return { findings: [], cells: ['no Java'], isLeftOut: true };
    // Through the server, so that 'self' in the page's policy has a meaning. Not Found from its file: the checker does
    // not accept pages with status 404.
    const page = path.basename(file) === '404.html' ? '/404.html' : address;
    const messages = await ask(origin + page);
    return {
      findings: gather(messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')),
    };
  },
};

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  /** `warning` for an info that is a finding. */
  subType?: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
}

/** Merges equal messages, with the place of the first and their number. */
function gather(messages: Message[]): string[] {
  const texts = new Set(messages.map(({ message }) => message));
  return [...texts].map((text) => {
    const same = messages.filter(({ message }) => message === text);
    const [{ lastLine = 0, lastColumn = 0 } = {}] = same;
    const more = same.length > 1 ? ` (${same.length} times)` : '';
    return `${lastLine}:${lastColumn} ${text}${more}`;
  });
}

/** By default it refuses local addresses; on a busy machine it needs more than its 5 s. */
const SETTINGS = [
  '-Dnu.validator.servlet.socket-timeout=120000',
  '-Dnu.validator.servlet.allow-forbidden-hosts=true',
  '-Dnu.validator.servlet.allowed-address-type=all',
];

/** @throws Error if the checker itself fails */
async function ask(url: string): Promise<Message[]> {
  // Installed only for the audit, see npm-packages.ts.
  const { default: jar } = await import('vnu-jar');
  const args = [...SETTINGS, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', url];
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout).messages);
    });
  });
}
