import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Empties a folder and writes files into it. @param files contents by path */
export function writeFresh(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, contents] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}

/** Copies the fonts, drawings and icons of our site to the same addresses; scripts and pages are the peer's own. */
export function copyPublicFiles(dist: string, target: string): void {
  const skipped = /\.(?:html|br|gz)$|assets[\\/](?:client|cards)|\.htaccess$|_headers$/;
  cpSync(dist, target, { recursive: true, filter: (file) => !skipped.test(path.relative(dist, file)) });
}

/** Makes the Brotli file of every text file, at the level of our own build. */
export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/.test(file)) continue;
    const contents = readFileSync(path.join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(contents, { params }));
  }
}
