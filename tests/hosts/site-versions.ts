import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BUILT_FILE, formatBuilt } from '../../build/output/built-files.ts';
import { digest } from '../../build/shared/digest.ts';
import { filesIn } from '../unit/small-site.ts';

/** A version of the site, as `npm run release` leaves it. */
export interface Version {
  folder: string;
  files: string[];
  /** Page -> the files of this version that it uses. */
  needs: Map<string, string[]>;
}

export interface Versions {
  /** The folder of both, with room for a server's files. */
  base: string;
  first: Version;
  /** A picture and a script have new content, and so a new name; one page is gone. No page has another length. */
  second: Version;
  /** Hashed files that only the first version has. */
  superseded: string[];
  remove: () => Promise<void>;
}

const GONE = 'refund-policy/index.html';

/** Makes two versions of the real site, with the files that only some hosts read. */
export async function makeVersions(): Promise<Versions> {
  await mkdir('tests/.tmp', { recursive: true });
  const base = await mkdtemp(path.resolve('tests/.tmp/hosts-'));
  const first = path.join(base, 'first');
  await cp('dist', first, { recursive: true });
  for (const file of await filesIn(first)) {
    if (file === BUILT_FILE || /\.(?:br|gz)$/.test(file)) await rm(path.join(first, file));
  }
  await writeFile(path.join(first, '.htaccess'), '# settings of Apache\n');
  await writeFile(path.join(first, '_headers'), '# settings of others\n');
  const second = path.join(base, 'second');
  await cp(first, second, { recursive: true });
  await rm(path.join(second, path.dirname(GONE)), { recursive: true });
  await supersede(second, /^assets\/client\/menu\..*\.js$/, 'NEXTMENU');
  await supersede(second, /^assets\/.*\.svg$/, 'facade01');
  await addPrecompressed(first);
  await addPrecompressed(second);
  const versions = { first: await readVersion(first), second: await readVersion(second) };
  await release(versions.first);
  await release(versions.second);
  return {
    base,
    ...versions,
    superseded: versions.first.files.filter(
      (file) => file.startsWith('assets/') && !versions.second.files.includes(file),
    ),
    remove: () => rm(base, { recursive: true, force: true }),
  };
}

/** Gives a file new content and a new hash, also wherever it is named. */
async function supersede(folder: string, pattern: RegExp, hash: string): Promise<void> {
  const files = await filesIn(folder);
  const old = files.find((file) => pattern.test(file));
  if (old === undefined) throw new Error(`No file of the site is called ${pattern}.`);
  const [oldHash] = /[0-9A-Za-z]{8}(?=\.[a-z]+$)/.exec(old) ?? [''];
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), text.replaceAll(oldHash, hash));
  }
  const renamed = path.join(folder, old.replace(oldHash, hash));
  await rename(path.join(folder, old), renamed);
  await writeFile(renamed, `${await readFile(renamed, 'utf8')}\n`);
}

async function addPrecompressed(folder: string): Promise<void> {
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  for (const file of await filesIn(folder)) {
    if (!/\.(?:html|js|svg|xml|txt)$/.test(file)) continue;
    const contents = await readFile(path.join(folder, file));
    await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(contents, fast));
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(contents));
  }
}

/** Writes the file that a release leaves. */
async function release({ folder, files }: Version): Promise<void> {
  const digests = await Promise.all(
    files.map(async (file) => [file, digest(await readFile(path.join(folder, file)))]),
  );
  const note = formatBuilt({ release: true, files: Object.fromEntries(digests) });
  await writeFile(path.join(folder, BUILT_FILE), note);
}

async function readVersion(folder: string): Promise<Version> {
  const files = await filesIn(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const others = files.filter((file) => !/\.(?:html|br|gz)$/.test(file));
  const needs = new Map<string, string[]>();
  for (const page of pages) {
    const text = await readFile(path.join(folder, page), 'utf8');
    needs.set(
      page,
      others.filter((file) => text.includes(`/${file}`)),
    );
  }
  return { folder, files, needs };
}
