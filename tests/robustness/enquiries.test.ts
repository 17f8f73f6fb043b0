import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WORDS } from '../engines/form.ts';
import { end, startProgram, TSX } from '../hosts/programs.ts';
import { seeded } from '../seeded.ts';
import { temporaryFolder } from '../unit/temporary-folder.ts';

vi.setConfig({ testTimeout: 300_000 });

const POSTS = 200;
/** How many are under way at any time, so that each kill meets some. */
const AT_ONCE = 20;

/** Starts a preview in a process of its own. @param kilobytes maximum size of its files, as on a disk that is nearly full */
async function startPreview(file: string, kilobytes: number | 'unlimited' = 'unlimited') {
  const command = [...TSX, 'tests/robustness/preview-process.ts', '.', file];
  const limited = ['bash', '-c', `ulimit -f ${kilobytes} && exec "$@"`, 'bash', ...command];
  const { program, said } = await startProgram(limited, /\d+(?=\n)/);
  const stop = () => end(program, 'SIGKILL');
  onTestFinished(stop);
  return { port: Number(said[0]), stop };
}

const inboxFile = () => path.join(temporaryFolder(), 'enquiries.jsonl');

const MESSAGE = 'One line\nand another, so that there is something to tear. '.repeat(8).slice(0, 499);

/** Posts an enquiry with a name. @returns whether it was confirmed */
async function post(port: number | undefined, name: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/start-trigger?key=preview`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...WORDS, name, message: MESSAGE }),
    });
    return response.ok && ((await response.json()) as { success: unknown }).success === true;
  } catch {
    return false;
  }
}

/** Names of the enquiries in a file, line by line; undefined for an unreadable line. */
function namesIn(file: string): (string | undefined)[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    try {
      const { received, name, message } = JSON.parse(line);
      return typeof received === 'string' && message === MESSAGE.trim() ? name : undefined;
    } catch {
      return undefined;
    }
  });
}

/** How often each confirmed enquiry is in the file as a readable line. */
const timesKept = (confirmed: string[], file: string) => {
  const names = namesIn(file);
  return confirmed.map((name) => names.filter((kept) => kept === name).length);
};

describe('every confirmed enquiry can be read', () => {
  it(`when ${POSTS} arrive, ${AT_ONCE} at once, at two previews of one file that are killed again and again`, async () => {
    const file = inboxFile();
    writeFileSync(file, '{"received":"2026-11-01T10:00:00.000Z","name":"To');
    const random = seeded('enquiries');
    const running = await Promise.all([startPreview(file), startPreview(file)]);
    const confirmed: string[] = [];
    let unconfirmed = 0;
    let kills = 0;
    let nextKill = 5;
    // By progress, not by time: on any machine the same number of posts is then under way.
    const killOne = async () => {
      const turn = kills % 2;
      kills += 1;
      await wait(random() * 8);
      await running[turn]?.stop();
      running[turn] = await startPreview(file);
    };
    let killing = Promise.resolve();
    const send = async (index: number) => {
      for (let attempt = 1; ; attempt += 1) {
        const name = `Visitor ${index}, attempt ${attempt}`;
        if (await post(running[index % 2]?.port, name)) {
          confirmed.push(name);
          if (confirmed.length >= nextKill) {
            nextKill += 5 + random() * 10;
            killing = killing.then(killOne);
          }
          return;
        }
        unconfirmed += 1;
        await wait(10 + random() * 40);
      }
    };
    const visitors = Array.from({ length: POSTS }, (_, index) => index);
    const sendInTurn = async () => {
      for (let next = visitors.pop(); next !== undefined; next = visitors.pop()) await send(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
    await killing;
    expect(kills).toBeGreaterThan(9);
    expect(unconfirmed).toBeGreaterThan(0);
    expect(timesKept(confirmed, file)).toEqual(confirmed.map(() => 1));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')(
    'when a full disk cut off the one before it, in the same file at the same time',
    async () => {
      const file = inboxFile();
      const [full, other] = await Promise.all([startPreview(file, 20), startPreview(file)]);
      const confirmed: string[] = [];
      const send = async ({ port }: typeof full, name: string) => {
        const isConfirmed = await post(port, name);
        if (isConfirmed) confirmed.push(name);
        return isConfirmed;
      };
      // Until the file has its maximum size.
      for (let count = 1; await send(full, `Earlier ${count}`); count += 1) expect(count).toBeLessThan(100);
      for (let turn = 0; turn < POSTS / 10; turn += 1) {
        const both = Promise.all([send(other, `Visitor ${turn}`), send(full, `Refused ${turn}`)]);
        expect(await both).toEqual([true, false]);
      }
      expect(timesKept(confirmed, file)).toEqual(confirmed.map(() => 1));
      // The one that was cut off: without it, the test would prove nothing.
      expect(namesIn(file).filter((name) => name === undefined)).toHaveLength(1);
    },
  );
});
