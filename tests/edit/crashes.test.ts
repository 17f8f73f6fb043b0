import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { saves, undo } from '../../build/commands/edit/history.ts';
import { version } from './versions.ts';

const FILE = 'content/home.yaml';
const KILLS = 25;

/** Starts saving in a process of its own, and kills it some ms after some saves. */
async function saveAndKill(root: string, count: number, after: number): Promise<void> {
  const program = spawn(process.execPath, ['--import', 'tsx', 'tests/edit/save-forever.ts', root, FILE]);
  const gone = once(program, 'exit');
  let lines = 0;
  for await (const data of program.stdout.iterator({ destroyOnReturn: false })) {
    lines += String(data).split('\n').length - 1;
    if (lines > count) break;
  }
  await wait(after);
  program.kill('SIGKILL');
  await gone;
}

it(`${KILLS} kills in the middle of saving leave the old or the new file, and what is taken back is whole`, async () => {
  const folder = path.resolve('tests/.tmp');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(path.join(folder, 'crash-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'content'));
  const read = () => readFileSync(path.join(root, FILE), 'utf8');
  const numberOf = (text: string) => Number(/^# version (\d+)/.exec(text)?.[1]);
  writeFileSync(path.join(root, FILE), version(0));
  for (let count = 0; count < KILLS; count += 1) {
    // Moments that differ, the same in each run.
    const before = numberOf(read());
    await saveAndKill(root, 1 + (count % 3), (count * 7) % 23);
    const text = read();
    expect(text).toBe(version(numberOf(text)));
    expect(readdirSync(path.join(root, 'content'))).toEqual(['home.yaml']);
    const [last] = saves(root);
    expect(numberOf(text)).toBeGreaterThan(before);
    undo(root, last?.id ?? '');
    expect(read()).toBe(version(numberOf(text) - 1));
  }
});
