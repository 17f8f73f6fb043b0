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
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
