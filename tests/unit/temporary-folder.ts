import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A new folder that is not part of the project, removed at the end of the test.
 * @param files name -> text
 */
export function temporaryFolder(files: Record<string, string> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'unit-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, which need not be there yet. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), contents);
  }
}
