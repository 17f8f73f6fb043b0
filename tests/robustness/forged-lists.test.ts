import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIST_FILE } from '../../build/commands/upload/host-list.ts';
import { filesIn } from '../unit/small-site.ts';
import { places, type Texts } from '../unit/upload/places.ts';

/** Number of forged lists. */
const LISTS = Number(process.env.FORGED ?? 1000);

/** Milliseconds. Each list is an upload, which must not time out on a busy machine. */
const LIMIT = 120_000;

/** The same numbers in every run, so that a harmful list can be reproduced. */
function dice(seed: string) {
  let count = 0;
  const number = (below: number) => {
    const hash = createHash('sha256').update(`${seed} ${count++}`).digest();
    return hash.readUInt32BE() % below;
  };
  const pick = <Value>(values: readonly Value[]): Value => values[number(values.length)] as Value;
  return { number, pick };
}

/** The messages about a refused list. */
const REMEDY = /Delete assets\/upload\.json there and upload again/;

const OURS: Texts = { 'index.html': 'home', 'gone/index.html': 'gone', 'assets/a.D7T22QRF.js': 'js' };
const THEIRS: Texts = { 'wp-config.php': 'password', 'photos/family.jpg': 'dear', 'gone/notes.txt': 'mine' };

const PARTS = [
  '..',
  '.',
  '',
  'outside',
  'diary.txt',
  'gone',
  'index.html',
  '.git',
  'wp-config.php',
  'photos',
  '~',
  '*',
];
const JOINTS = ['/', '/', '/', '\\', '\n', '\0', ':', '//', '\u2028', ' ', ';rm -rf ', '%2f', '\u001b[2J'];
const DAYS = [null, '2000-01-01', '2026-11-01', '9999-12-31'];
const ODD_DAYS = [0, true, '', 'yesterday', '2026-13-01', [], {}, '../x'];

/** A list, a list with a strange name, or something that is not a list. */
function forgedList(seed: string): string {
  const { number, pick } = dice(seed);
  const name = () => {
    if (number(4) > 0) return pick([...Object.keys(OURS), ...Object.keys(THEIRS)]);
    const parts = Array.from({ length: 1 + number(5) }, () => pick(PARTS));
    return parts.reduce((all, part) => `${all}${pick(JOINTS)}${part}`);
  };
  const entries = Array.from({ length: number(6) }, () => [name(), pick(number(12) === 0 ? ODD_DAYS : DAYS)]);
  const text = JSON.stringify(Object.fromEntries(entries));
  if (number(10) > 0) return text;
  const at = number(text.length + 1);
  return `${text.slice(0, at)}${pick(['', '\u0000', '"', '}{', '\ufffd', ',"../x":null'])}${text.slice(at + number(3))}`;
}

it(`${LISTS} forged lists on the host remove nothing that is not ours, and lead nowhere outside the site`, {
  timeout: LIMIT,
}, async () => {
  const { outside, lists, site, send, put, files, read } = await places();
  await writeFile(path.join(outside, 'diary.txt'), 'private');
  await put(THEIRS);
  await send(await site(OURS), 0);
  const [name = ''] = await readdir(lists());
  const own = await readFile(path.join(lists(), name));
  const smaller = await site({ 'index.html': 'home' });
  const outcomes = { refused: 0, taken: 0, removed: 0 };
  for (let number = 0; number < LISTS; number += 1) {
    const seed = `list ${number}`;
    const forged = forgedList(seed);
    await put({ ...OURS, [LIST_FILE]: forged });
    await writeFile(path.join(lists(), name), own);
    const outcome = await send(smaller, number % 60).catch((error: Error) => error.message);
    const left = await files();
    const missing = Object.keys(OURS).filter((file) => !left.includes(file));
    const isRefused = typeof outcome === 'string';
    outcomes[isRefused ? 'refused' : 'taken'] += 1;
    if (missing.length > 0) outcomes.removed += 1;
    if (isRefused) expect([outcome, missing], seed).toEqual([expect.stringMatching(REMEDY), []]);
    else expect(Object.keys(JSON.parse(forged)), seed).toEqual(expect.arrayContaining(missing));
    expect(left, seed).toEqual(expect.arrayContaining([...Object.keys(THEIRS), 'index.html']));
    for (const [file, text] of Object.entries(THEIRS)) expect(await read(file), seed).toBe(text);
    expect(await filesIn(outside), seed).toEqual(['diary.txt']);
  }
  // All three must have happened often, otherwise the lists were not as intended.
  expect(Math.min(outcomes.refused, outcomes.taken, outcomes.removed)).toBeGreaterThan(50);
});
