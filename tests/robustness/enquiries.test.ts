import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seeded } from './damages.ts';

vi.setConfig({ testTimeout: 300_000 });

const POSTS = 200;
const REPOSITORY = path.resolve(import.meta.dirname, '../..');

interface Running {
  process: ChildProcess;
  port: number;
}

/** Starts a preview. @param kilobytes maximum size of its files, as on a disk that is nearly full */
async function startPreview(file: string, kilobytes?: number): Promise<Running> {
  const command = [process.execPath, '--import', 'tsx', 'tests/robustness/preview-process.ts', '.', file];
  const limited = ['bash', '-c', `ulimit -f ${kilobytes} && exec "$@"`, 'bash', ...command];
  const [program = '', ...args] = kilobytes === undefined ? command : limited;
  const child = spawn(program, args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [port] = await once(child.stdout, 'data');
  return { process: child, port: Number(port) };
}

async function kill({ process: child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function inboxFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'enquiries.jsonl');
}

const MESSAGE = 'One line\nand another, so that there is something to tear. '.repeat(8).slice(0, 499);

/** Posts an enquiry with a name. @returns whether it was confirmed */
async function post(port: number, name: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/start-trigger?key=preview`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email: 'ada@lantern.example', phone: '3605550100', message: MESSAGE }),
    });
    return response.ok && ((await response.json()) as { success: unknown }).success === true;
  } catch {
    return false;
  }
}

/** Names of the enquiries in a file, line by line; undefined for an unreadable line. */
function namesIn(file: string): (string | undefined)[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
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
  it(`when ${POSTS} arrive at once at two previews of one file that are killed again and again`, async () => {
    const file = inboxFile();
    writeFileSync(file, '{"received":"2026-11-01T10:00:00.000Z","name":"To');
    const random = seeded(11);
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
      await kill(running[turn] as Running);
      running[turn] = await startPreview(file);
    };
    let killing = Promise.resolve();
    const send = async (index: number) => {
      for (let attempt = 1; ; attempt += 1) {
        const name = `Visitor ${index}, attempt ${attempt}`;
        if (await post((running[index % 2] as Running).port, name)) {
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
    await Promise.all(Array.from({ length: POSTS }, (_, index) => send(index)));
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
      const send = async ({ port }: Running, name: string) => {
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
