import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadedContent } from '../content/load.ts';
import type { Route } from '../routes/list.ts';
import { isoDay } from '../shared/iso-day.ts';
import type { PageSummary } from './make-pages.ts';

/**
 * When a page last changed, as its content says, and its content files, the main one first. Called while the page is
 * made, because its content is released afterwards.
 */
export function datedBy({ meta, subject, entry }: Route, { fileOf, content }: LoadedContent) {
  // The packages page also shows a folder of files.
  const sections = subject.kind === 'packages' ? content.packageSections : [];
  // Files of text have it beside their title.
  const updated: string | undefined = Object(entry).updated ?? meta.updated;
  return {
    updated: updated ?? (subject.kind === 'article' ? subject.article.date : undefined),
    files: [fileOf(meta) ?? [], sections.map(({ slug }) => `content/packages/${slug}.yaml`)].flat(),
  };
}

/**
 * The day on which each page last changed, for the sitemap: `updated` in its content, otherwise the newest commit of
 * its content files, otherwise none. Search engines ignore dates that overstate changes, so neither the day of the
 * build nor changes to header and footer count.
 * @param committed what `gitDays` has found
 * @returns URL of the page -> `2026-10-01`, and what to say about days that are missing
 */
export function lastModified(committed: ReadonlyMap<string, string> | undefined, pages: PageSummary[]) {
  const days = new Map<string, string>();
  for (const { route, updated, files } of pages) {
    // Each of several files must have a day: one without a day has changed since.
    const known = files.map((file) => committed?.get(file));
    const newest = known.includes(undefined) ? undefined : known.toSorted().at(-1);
    const day = isoDay(updated ?? '') ?? newest;
    if (day) days.set(route.path, day);
  }
  return { days, note: committed ? undefined : REFUSED };
}

const REFUSED =
  'The sitemap lacks the days on which pages changed: git does not read the history of this folder, because it belongs to another user of this computer. If you trust it, run: git config --global --add safe.directory "$PWD"';

/**
 * The day of the last commit of each content file.
 * @param root the site's folder
 * @returns `content/home.yaml` -> `2026-10-01`. Files with uncommitted changes are left out. Empty without a history,
 * or in a shallow clone, which gives every file the day of its oldest commit; undefined if git refuses to read a history
 * that belongs to another user of the machine
 */
export async function gitDays(root: string): Promise<Map<string, string> | undefined> {
  const git = async (...args: string[]) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)('git', ['-c', 'core.quotepath=off', ...args], options)).stdout;
  };
  const days = new Map<string, string>();
  try {
    const [log, ...changed] = await Promise.all([
      git('log', '--relative', '--name-only', '--format=:%cs%d', '--', 'content'),
      git('ls-files', '--modified', '--others', '--', 'content'),
      git('diff-index', '--cached', '--relative', '--name-only', 'HEAD', '--', 'content'),
    ]);
    // ":2026-10-01 (HEAD -> main)", an empty line and the names of a commit's files, newest commit first.
    let day = '';
    for (const line of log.split('\n')) {
      // The oldest commit of a shallow clone is that of all its files.
      if (/^:\S+ \(grafted\b/.test(line)) return new Map();
      if (line.startsWith(':')) day = line.slice(1, 11);
      else if (line !== '' && !days.has(line)) days.set(line, day);
    }
    for (const file of changed.join('').split('\n')) days.delete(file);
  } catch (error) {
    if (String((error as { stderr?: string }).stderr).includes('safe.directory')) return undefined;
    // Otherwise there is no git on this machine, or no repository: the site may come from an archive.
  }
  return days;
}
