import type { LoadedContent } from '../content/load.ts';
import type { Route } from '../routes/list.ts';
import { isoDay } from '../shared/iso-day.ts';
import { gitDays } from './git-days.ts';
import type { Dated, PageSummary } from './page-summary.ts';

/** Called while the page is made, because its content is released afterwards. */
export const datedBy = (route: Route, loaded: LoadedContent): Dated => ({
  updated: updatedOf(route),
  files: filesOf(route, loaded),
});

/**
 * The day on which each page last changed, for the sitemap: `updated` in its content, otherwise the newest commit of
 * its content files, otherwise none. Search engines ignore dates that overstate changes, so neither the day of the
 * build nor changes to header and footer count.
 * @param root the site's folder
 * @returns URL of the page -> `2026-10-01`, and what to say about days that are missing
 */
export async function lastModified(
  root: string,
  pages: PageSummary[],
): Promise<{ days: Map<string, string>; note: string | undefined }> {
  const committed = await gitDays(root);
  const days = pages.flatMap(({ route, dated }) => {
    const day = isoDay(dated.updated ?? '') ?? newest(dated.files, committed ?? new Map());
    return day ? [[route.path, day] as const] : [];
  });
  return { days: new Map(days), note: committed ? undefined : REFUSED };
}

const REFUSED =
  'The sitemap lacks the days on which pages changed: git does not read the history of this folder, because it belongs to another user of this computer. If you trust it, run: git config --global --add safe.directory "$PWD"';

const updatedOf = ({ meta, subject }: Route) => {
  if (subject.kind === 'article') return meta.updated ?? subject.article.date;
  return subject.kind === 'policy' ? subject.policy.updated : meta.updated;
};

/** The file of a page's title; the packages page also shows a folder of files. */
function filesOf({ meta, subject }: Route, { fileOf, content }: LoadedContent): string[] {
  const own = fileOf(meta);
  const packages = subject.kind === 'packages' ? content.packageSections : [];
  return [...(own ? [own] : []), ...packages.map(({ slug }) => `content/packages/${slug}.yaml`)];
}

/** Each of several files must have a day: one without a day has changed since. */
function newest(files: string[], days: Map<string, string>): string | undefined {
  const known = files.map((file) => days.get(file));
  return known.some((day) => day === undefined) ? undefined : known.toSorted().at(-1);
}
