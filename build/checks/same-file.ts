import type { OutputFile } from '../assets.ts';
import type { Problem } from '../problems.ts';

/** Files that two steps of the build made, of which one would be lost. */
export function sameFile(files: OutputFile[]): Problem[] {
  const names = files.map(({ file }) => file);
  const folders = new Set(names.flatMap(foldersOf));
  return names
    .filter((name, index) => names.indexOf(name) !== index || folders.has(name))
    .map((name) => ({
      where: name,
      message:
        'This name is taken twice, by two files or by a file and a folder. Look for it in pages/ and static/, and rename one.',
    }));
}

/** `a/b/c.html` -> `a`, `a/b` */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
