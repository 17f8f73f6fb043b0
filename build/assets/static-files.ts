import { type Dirent, existsSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isProgram } from '../../schemas/publish.ts';
import { findCharacter, printable } from '../shared/characters.ts';
import { codeOf } from '../shared/disk-errors.ts';
import { BuildError, type Problem, stopOn } from '../shared/problems.ts';
import { isByProduct, isReadme } from '../shared/side-files.ts';
import type { Files } from './assets.ts';
import { FONT } from './font.ts';
import { problemsOfMarkup } from './markup.ts';
import { isPhotograph } from './pictures.ts';

/** The one hidden folder for visitors (RFC 8615). */
const WELL_KNOWN = '.well-known';

/**
 * Reads the files under static/ that are published: no hidden ones, editors' backups or links out of the folder.
 * @param root the site's folder
 * @param added endings that content/site.yaml adds to those that are published
 * @throws BuildError with a problem for each entry that is not a file or must not be published, name that no URL can
 * have, and SVG that contains more than a picture
 */
export async function readStaticFiles(root: string, added: readonly string[] = []) {
  const folder = path.join(root, 'static');
  /** Files that are not published, with the reason: `.env`, `notes.txt~`. Folders end with a slash. */
  const leftOut = new Map<string, string>();
  const problems: Problem[] = [];
  if (!existsSync(path.join(folder, FONT))) stopOn([{ where: `static/${FONT}`, message: NO_FONT }]);
  const all = (await namesIn(realpathSync(folder), '', { leftOut, problems })).sort();
  const forbidden = all.flatMap((name): Problem[] => {
    const message = problemOfName(name, added);
    return message === undefined ? [] : [{ where: `static/${name}`, message }];
  });
  stopOn([...problems, ...forbidden]);
  const names = all.filter((name) => !isPhotograph(name));
  const files: Files = new Map(
    await Promise.all(names.map(async (name) => [name.normalize(), await contentsOf(folder, name)] as const)),
  );
  const twice = names.find((name) => name !== name.normalize() && names.includes(name.normalize()));
  stopOn(twice === undefined ? [] : [{ where: `static/${twice}`, message: TWICE }]);
  const markup = [...files].map(([name, contents]) => problemsOfMarkup(`static/${name}`, contents));
  stopOn((await Promise.all(markup)).flat());
  // Photographs are not read here, and never published unchanged.
  return { files, photographs: all.filter(isPhotograph), leftOut };
}

type Noted = { leftOut: Map<string, string>; problems: Problem[] };

/** @param below folder within static/, with a slash at its end; empty for static/ itself */
async function namesIn(folder: string, below: string, noted: Noted): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const names = entries.map(async (entry) => {
    const name = `${below}${entry.name}`;
    const judgment = judge(folder, name, entry);
    if (judgment === 'file') return [name];
    if (judgment === 'folder') return namesIn(folder, `${name}/`, noted);
    if ('leave' in judgment) noted.leftOut.set(entry.isDirectory() ? `${name}/` : name, judgment.leave);
    else noted.problems.push({ where: `static/${printable(name)}`, message: judgment.refuse });
    return [];
  });
  return (await Promise.all(names)).flat();
}

type Judgment = 'file' | 'folder' | { leave: string } | { refuse: string };

function judge(folder: string, name: string, entry: Dirent): Judgment {
  // Check the name first: an editor's lock is a link to nothing.
  if (entry.name.startsWith('.') && name !== WELL_KNOWN) return { leave: 'it is hidden' };
  if (isReadme(entry.name)) return { leave: 'it explains the folder' };
  if (isByProduct(entry.name)) return { leave: 'it is a copy that an editor or the system made' };
  if (findCharacter(entry.name) || /[\\"<>\t\n\r\uFFFD]/.test(entry.name)) return { refuse: BAD_NAME };
  if (entry.isSymbolicLink()) return judgeLink(folder, path.join(folder, name));
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : { refuse: NO_FILE };
}

const BAD_NAME =
  'The name of this file contains a character that addresses cannot contain. Rename it: letters, digits, hyphens and dots are safe.';
const NO_FONT = 'This file is missing, the font of all pages. Put it back: it came with the site.';
const TWICE = 'Another file has this name, with its accents written in another way. Rename one of them.';
const TOO_LARGE =
  'This file has more than 250 MB. Put a video on a service for videos and link to it, or divide the file.';
const NO_FILE = 'This is neither a file nor a folder (a pipe, a socket or a device). Remove it.';

function judgeLink(folder: string, link: string): Judgment {
  if (!existsSync(link))
    return { refuse: 'This link leads to nothing. Remove it, or put the file itself here.' };
  const target = realpathSync(link);
  if (!target.startsWith(`${folder}${path.sep}`)) return { leave: 'it is a link that leads out of static/' };
  const inside = target.slice(folder.length + 1).split(path.sep);
  if (inside.some((part) => part.startsWith('.') && part !== WELL_KNOWN))
    return { leave: 'it is a link to something hidden' };
  const status = statSync(target);
  if (status.isDirectory())
    return { refuse: 'This link leads to a folder. Remove it, or put the folder itself here.' };
  return status.isFile() ? 'file' : { refuse: NO_FILE };
}

/** Uploads read a file whole, to see whether it is theirs. */
const LARGEST = 250_000_000;

const contentsOf = (folder: string, name: string): Promise<Uint8Array> => {
  if (statSync(path.join(folder, name)).size > LARGEST)
    stopOn([{ where: `static/${name}`, message: TOO_LARGE }]);
  return readFile(path.join(folder, name)).catch((error) => {
    const message = `This file cannot be read (${codeOf(error)}). Give yourself permission to read it, or remove it.`;
    throw new BuildError([{ where: `static/${name}`, message }]);
  });
};

/** Endings of what a website serves to look at or to download. */
const PUBLISHED = [
  ...['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp', 'otf', 'ttf', 'woff', 'woff2'],
  ...['csv', 'doc', 'docx', 'epub', 'ics', 'odp', 'ods', 'odt', 'pdf', 'ppt', 'pptx', 'rtf', 'txt', 'vcf'],
  ...['xls', 'xlsx', 'zip', 'aac', 'm4a', 'mp3', 'ogg', 'wav', 'm4v', 'mov', 'mp4', 'vtt', 'webm', 'xml'],
];

/** Files by which hosts are configured: Cloudflare, Netlify, Vercel, Azure, IIS, Apache and PHP. */
const SETTINGS =
  /^(?:_worker\.js|_routes\.json|_redirects|_headers|netlify\.toml|vercel\.json|staticwebapp\.config\.json|web\.config|\.ht\w+|\.user\.ini|php\.ini)$/i;

/**
 * Why a file under static/ must not be published, with what to do about it; undefined if it may be.
 * @param added endings from content/site.yaml, without a dot
 */
function problemOfName(name: string, added: readonly string[]): string | undefined {
  const file = name.slice(name.lastIndexOf('/') + 1);
  const [, ...parts] = file.split('.');
  const ending = parts.at(-1)?.toLowerCase();
  if (SETTINGS.test(file))
    return 'This file configures a host. Remove it: the build writes such files itself, redirects are in content/redirects.yaml.';
  // Apache looks for endings in each part of a name.
  const program = parts.find(isProgram);
  if (program !== undefined)
    return `Files with ".${program}" in their names are not published, because browsers or servers may run them. Rename it, make a page of it (content/README.md), save it as a PDF, or remove it. To prove to a search engine that the site is yours, use its DNS record.`;
  // Hosts let browsers keep what is in it for a year.
  if (name.startsWith('assets/'))
    return 'The build itself writes the folder assets/. Move this file to another folder of static/.';
  // Tokens and JSON that other services look for (RFC 8615).
  if (name.startsWith('.well-known/') && (ending === undefined || ending === 'json')) return undefined;
  if (ending === undefined)
    return 'The name of this file has no ending, so browsers cannot tell what it is. Add one, such as ".txt", or remove the file.';
  if ([...PUBLISHED, ...added].includes(ending) || isPhotograph(name)) return undefined;
  return `Files that end in ".${ending}" are not published. If visitors should download it, add the line "publish: [${ending}]" to content/site.yaml; otherwise move it out of static/.`;
}
