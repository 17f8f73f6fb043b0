import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { runBuild } from '../browser/build-site.ts';
import { startDevProcess } from '../dev/dev-process.ts';
import { copyProject } from '../setup/copy-project.ts';
import { bytesIn } from '../unit/small-site.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** A copy of a project, removed at the end of the test. */
function copyOf(project: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  copyProject(project, copy);
  return copy;
}

/** Builds like `npm run build`. @returns every file of dist with its bytes */
async function build(project: string): Promise<Record<string, string>> {
  runBuild([], {}, project);
  return bytesIn(path.join(project, 'dist'));
}

it('a build makes the same bytes, whatever changed and was built before, beside a running dev server', async () => {
  const project = copyOf(REPOSITORY);
  const { address } = await startDevProcess('dev', [], project);
  await build(project);
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(project, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  };
  // A static file, and an instant later a color of pages, drawings, cards and icons.
  for (const color of ['#FF0077', '#0077FF']) {
    edit('static/fonts/OFL.txt', (text) => `${text}${color}\n`);
    await wait(200);
    edit('components/tokens.ts', (text) => text.replace(/SIGNAL = '[^']*'/, `SIGNAL = '${color}'`));
    await Promise.all(['/', '/packages/', '/services/seo/'].map((page) => fetch(new URL(page, address))));
    const beside = build(project);
    edit('content/not-found.yaml', (text) => `${text}# ${color}\n`);
    expect(Object.keys(await beside)).toContain('index.html');
  }
  const last = await build(project);
  const fromNothing = await build(copyOf(project));
  expect(Object.keys(last)).toEqual(Object.keys(fromNothing));
  expect(Object.keys(last).filter((file) => last[file] !== fromNothing[file])).toEqual([]);
  expect(Buffer.from(last['index.html'] ?? '', 'base64').toString()).toContain('#0077FF');
}, 600_000);
