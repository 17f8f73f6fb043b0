import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { lastSave, readBytes, save, undo } from '../../build/commands/edit/history.ts';
import { end, startProgram, TSX } from '../hosts/programs.ts';
import { temporaryFolder } from '../unit/temporary-folder.ts';
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

const undoLast = (root: string, seen?: string[]) => undo(root, lastSave(root)?.id ?? '', seen);

const changeOf = (root: string, text: string | null, file = FILE) => ({
  file,
  bytes: text === null ? null : Buffer.from(text),
  expected: readBytes(root, file).digest,
});

/** A site of one file. */
function folder() {
  const root = temporaryFolder({ [FILE]: version(0) });
  return {
    root,
    write: (text: string) => writeFileSync(path.join(root, FILE), text),
    read: () => readFileSync(path.join(root, FILE), 'utf8'),
    save: (text: string) => save(root, [changeOf(root, text)]),
    /** Names of what the editor keeps. */
    kept: () => readdirSync(path.join(root, '.edits')),
  };
}

it(`${KILLS} kills in the middle of saving leave the old or the new file, and an undo leaves a whole one`, async () => {
  const { root, read } = folder();
  const numberOf = (text: string) => Number(/^# version (\d+)/.exec(text)?.[1]);
  for (let count = 0; count < KILLS; count += 1) {
    // Moments that differ, the same in each run.
    const before = numberOf(read());
    await saveAndKill(root, 2 + (count % 3), (count * 7) % 23);
    const text = read();
    expect(text).toBe(version(numberOf(text)));
    expect(readdirSync(path.join(root, 'content'))).toEqual(['home.yaml']);
    expect(numberOf(text)).toBeGreaterThan(before);
    undoLast(root);
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

it('a save that was cut off before it replaced the file, or half written itself, is not listed', () => {
  const { root, write, save, kept } = folder();
  save('one\n');
  write(version(0));
  const [id = ''] = kept();
  writeFileSync(path.join(root, '.edits/00000002-half.json'), '[{"file":');
  expect(lastSave(root)).toBeUndefined();
  expect(undo(root, id).kept).toEqual([]);
  expect(() => undo(root, id)).toThrow('This save is no longer known.');
});

it('a save that changes nothing is not listed', () => {
  const { root, save } = folder();
  save(version(0));
  expect(existsSync(path.join(root, '.edits'))).toBe(false);
});

it('nothing is read outside content/ and static/images/, or through a link', () => {
  const { root } = folder();
  mkdirSync(path.join(root, 'static'));
  symlinkSync(path.join(root, FILE), path.join(root, 'content/link.yaml'));
  symlinkSync(path.join(root, 'content'), path.join(root, 'static/images'));
  for (const file of ['content/link.yaml', 'static/images/home.yaml', 'content', 'content/../pages/a.tsx'])
    expect(() => readBytes(root, file)).toThrow(`${file} is a link, or in a folder that the editor does not`);
});

it('what an undo overwrites is kept, each time, and an undo that is refused keeps nothing', () => {
  const { root, read, write, save } = folder();
  const undone = (seen: string[] = []) => undoLast(root, seen).kept[0] as string;
  const places = ['one\n', 'two\n'].map((text) => {
    save(text);
    return undone();
  });
  expect(places.map((place) => readFileSync(path.join(root, place), 'utf8'))).toEqual(['one\n', 'two\n']);
  save('three\n');
  write('by hand\n');
  expect(() => undone()).toThrow('was changed in another');
  expect(readdirSync(path.join(root, '.edits/undone'))).toHaveLength(2);
  expect(readFileSync(path.join(root, undone([readBytes(root, FILE).digest])), 'utf8')).toBe('by hand\n');
  expect(read()).toBe(version(0));
});

it('files that are saved together are saved and undone together, or none of them', () => {
  const { root, read, write } = folder();
  const OTHER = 'static/images/one.svg';
  const changes = [changeOf(root, null), changeOf(root, 'One\n', OTHER)];
  const other = (text: string) => writeFileSync(path.join(root, OTHER), text);
  expect(() => save(root, [changeOf(root, null), { ...changeOf(root, 'x'), expected: 'older' }])).toThrow();
  expect(read()).toBe(version(0));
  save(root, changes);
  expect(lastSave(root)?.file).toBe(FILE);
  expect(() => read()).toThrow('ENOENT');
  write('by hand\n');
  other('by hand, too\n');
  const seen = [FILE, OTHER].map((file) => readBytes(root, file).digest);
  for (const known of [[], seen.slice(0, 1), seen.slice(1)])
    expect(() => undoLast(root, known)).toThrow('was changed in another');
  expect(undoLast(root, seen).kept).toHaveLength(2);
  expect(read()).toBe(version(0));
  expect(readdirSync(path.join(root, 'static/images'))).toEqual([]);
});
