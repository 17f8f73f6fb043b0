import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, and its folder if there is none; under another name first, so that nobody reads half of it.
 * @param flush waits until it is on the disk
 * @throws Error if the disk is full or read-only
 */
export function replaceFile(file: string, contents: string | Uint8Array, flush = false): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, contents, { flush, flag: 'wx' });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
