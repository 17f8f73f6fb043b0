import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { explained } from '../shared/disk-errors.ts';
import { BuildError } from '../shared/problems.ts';
import { REPOSITORY } from '../shared/source.ts';
import { BUILT_FILE, readBuilt } from './built-files.ts';

/** Folders of a project with people's files or packages. Nothing is built into them; only tests build within tests/. */
const SOURCES = new Set([
  ...['.ci', '.git', '.github', '.readme', '.vscode', 'build', 'client', 'components', 'content'],
  ...['node_modules', 'pages', 'schemas', 'static'],
]);

/** Files that file managers create in a folder. */
const LITTER = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Makes sure that a build may replace a folder: it is new or empty, or a build of this program made everything in it.
 * @returns the path of that folder with all symbolic links resolved
 * @throws BuildError that says why the folder is refused, and what to do
 */
export function outputFolder(root: string, out: string): string {
  const refuse = (message: string) => {
    throw new BuildError([{ where: path.relative(process.cwd(), out) || '.', message }]);
  };
  const status = explained(out, () => statSync(out, { throwIfNoEntry: false }));
  if (!status && lstatSync(out, { throwIfNoEntry: false }))
    return refuse(`This is a link to something that does not exist. Remove it.`);
  const target = explained(out, () => realPath(out));
  for (const project of new Set([root, REPOSITORY].map(realPath))) {
    if (isWithin(project, target)) return refuse(`This folder contains the project itself. ${ELSEWHERE}`);
    const [first = ''] = path.relative(project, target).split(path.sep);
    const isOfSite = isWithin(target, realPath(root)) && project !== realPath(root);
    if (isWithin(target, project) && !isOfSite && SOURCES.has(first.toLowerCase()))
      return refuse(`The folder ${first}/ belongs to the project. ${ELSEWHERE}`);
  }
  if (status === undefined) return target;
  if (!status.isDirectory()) return refuse(`This is a file. Rename it, or build elsewhere: ${COMMAND}`);
  const inTheWay = explained(out, () => foreignFiles(target));
  if (inTheWay.length === 0) return target;
  const others = inTheWay.length > 3 ? ` and ${inTheWay.length - 3} more` : '';
  return refuse(
    `This folder has files that no build of this site made: ${inTheWay.slice(0, 3).join(', ')}${others}. A build would delete them. Move them away, or build elsewhere: ${COMMAND}`,
  );
}

const COMMAND = 'npm run build -- --out=FOLDER';
const ELSEWHERE = `A build would replace everything in it. Name a new or an empty folder: ${COMMAND}`;

/** Files of a folder that no build put there, relative to it. */
function foreignFiles(folder: string): string[] {
  const built = readBuilt(folder);
  const known = new Set([BUILT_FILE, ...Object.keys(built?.files ?? {})]);
  return readdirSync(folder, { recursive: !!built, withFileTypes: true })
    .filter((entry) => !(entry.isFile() && LITTER.has(entry.name)) && !(built && entry.isDirectory()))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => built === undefined || !known.has(file));
}

/** The path of a folder that may not exist yet: the real path of the existing part, followed by the rest. */
function realPath(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false })) return realpathSync(folder);
  const parent = path.dirname(folder);
  return parent === folder ? folder : path.join(realPath(parent), path.basename(folder));
}

/** Whether a path is a folder, or is inside it. */
export function isWithin(inner: string, folder: string): boolean {
  const relative = path.relative(folder, inner);
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}
