import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Empties a folder and writes files into it. @param files contents by path */
export function writeFresh(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, contents] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}
