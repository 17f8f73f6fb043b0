import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readBytes, save, saves, undo } from '../../build/commands/edit/history.ts';
import { end, startProgram, TSX } from '../hosts/programs.ts';
import { version } from './versions.ts';

const FILE = 'content/home.yaml';
const KILLS = 25;

const saveForever = (root: string) => [...TSX, 'tests/edit/save-forever.ts', root, FILE];

/** Starts saving in a process of its own, and kills it some ms after some saves. */
async function saveAndKill(root: string, count: number, after: number): Promise<void> {
  const { program } = await startProgram(saveForever(root), new RegExp(`(?:saved\\n){${count}}`));
  await wait(after);
  await end(program, 'SIGKILL');
}

const changeOf = (root: string, text: string | null, file = FILE) => ({
  file,
  bytes: text === null ? null : Buffer.from(text),
  expected: readBytes(root, file).digest,
});

/** A site of one file. */
function folder() {
  const parent = path.resolve('tests/.tmp');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(path.join(parent, 'history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'content'));
  const write = (text: string) => writeFileSync(path.join(root, FILE), text);
  write(version(0));
  return {
    root,
    write,
    read: () => readFileSync(path.join(root, FILE), 'utf8'),
    save: (text: string) => save(root, [changeOf(root, text)]),
    /** Names of what the editor keeps. */
    kept: () => readdirSync(path.join(root, '.edits')),
  };
}

it(`${KILLS} kills in the middle of saving leave the old or the new file, and what is taken back is whole`, async () => {
  const { root, read, kept } = folder();
  const numberOf = (text: string) => Number(/^# version (\d+)/.exec(text)?.[1]);
  for (let count = 0; count < KILLS; count += 1) {
    // Moments that differ, the same in each run.
    const before = numberOf(read());
    await saveAndKill(root, 2 + (count % 3), (count * 7) % 23);
    const text = read();
    // For a minute, a draft that was left behind stops the next save of the same text.
    for (const name of kept()) utimesSync(path.join(root, '.edits', name), 0, 0);
    expect(text).toBe(version(numberOf(text)));
    expect(readdirSync(path.join(root, 'content'))).toEqual(['home.yaml']);
    const [last] = saves(root);
    expect(numberOf(text)).toBeGreaterThan(before);
    undo(root, last?.id ?? '');
    expect(read()).toBe(version(numberOf(text) - 1));
  }
});

it('a full disk leaves the file as it was, and nothing of the attempt', () => {
  const { root, read, kept } = folder();
  const limited = ['-c', 'ulimit -f 100 && exec "$@"', 'bash', ...saveForever(root)];
  const { status, stderr } = spawnSync('bash', limited);
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('EFBIG')]);
  expect(read()).toBe(version(0));
  expect(kept()).toEqual([]);
});

it('a save that was cut off before it replaced the file is never listed, and its draft is removed', () => {
  const { root, read, write, save, kept } = folder();
  save('one\n');
  const [record = ''] = kept();
  const draft = path.join(root, '.edits', `draft~${record}`);
  renameSync(path.join(root, '.edits', record), draft);
  write(version(0));
  expect(saves(root)).toEqual([]);
  write('by hand\n');
  expect(saves(root)).toEqual([]);
  utimesSync(draft, 0, 0);
  save('two\n');
  expect(kept()).toHaveLength(1);
  expect(read()).toBe('two\n');
});

it('a save that was cut off after it replaced the file can be taken back', () => {
  const { root, read, save, kept } = folder();
  save('one\n');
  const [record = ''] = kept();
  renameSync(path.join(root, '.edits', record), path.join(root, '.edits', `draft~${record}`));
  undo(root, saves(root)[0]?.id ?? '');
  expect(read()).toBe(version(0));
});

it('what an undo overwrites is kept, each time, and an undo that is refused keeps nothing', () => {
  const { root, read, write, save } = folder();
  const takeBack = (seen: string[] = []) => undo(root, saves(root)[0]?.id ?? '', seen).kept[0] as string;
  const places = ['one\n', 'two\n'].map((text) => {
    save(text);
    return takeBack();
  });
  expect(places.map((place) => readFileSync(path.join(root, place), 'utf8'))).toEqual(['one\n', 'two\n']);
  save('three\n');
  write('by hand\n');
  expect(() => takeBack()).toThrow('was changed meanwhile');
  expect(readdirSync(path.join(root, '.edits/taken-back'))).toHaveLength(2);
  expect(readFileSync(path.join(root, takeBack([readBytes(root, FILE).digest])), 'utf8')).toBe('by hand\n');
  expect(read()).toBe(version(0));
});

it('files that are saved together are saved and taken back together, or none of them', () => {
  const { root, read, write } = folder();
  const OTHER = 'static/images/one.svg';
  const changes = [changeOf(root, null), changeOf(root, 'One\n', OTHER)];
  const other = (text: string) => writeFileSync(path.join(root, OTHER), text);
  expect(() => save(root, [changeOf(root, null), { ...changeOf(root, 'x'), expected: 'older' }])).toThrow();
  expect(read()).toBe(version(0));
  save(root, changes);
  expect(saves(root)).toEqual([{ id: '00000001', file: FILE }]);
  expect(() => read()).toThrow('ENOENT');
  write('by hand\n');
  other('by hand, too\n');
  const seen = [FILE, OTHER].map((file) => readBytes(root, file).digest);
  for (const known of [[], seen.slice(0, 1), seen.slice(1)])
    expect(() => undo(root, '00000001', known)).toThrow('was changed meanwhile');
  expect(undo(root, '00000001', seen).kept).toHaveLength(2);
  expect(read()).toBe(version(0));
  expect(readdirSync(path.join(root, 'static/images'))).toEqual([]);
});
