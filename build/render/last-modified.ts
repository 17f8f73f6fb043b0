import type { LoadedContent } from '../content/load.ts';
import type { Route } from '../routes/list.ts';
import { isoDay } from '../shared/iso-day.ts';
import { gitDays } from './git-days.ts';
import type { Dated, PageSummary } from './page-summary.ts';

/** Asked while the page is made: its content is released then. */
export const datedBy = (route: Route, loaded: LoadedContent): Dated => ({
  updated: updatedOf(route),
  files: filesOf(route, loaded),
});

/**
 * The day on which each page last changed, for the sitemap: what `updated` in its content says, else the newest
 * last commit of its content files, else nothing. Search engines stop believing days that say more than was done, so
 * neither the day of the build nor changes to header and footer count.
 * @param root the site's folder
 * @returns URL of the page -> `2026-10-01`
 */
export async function lastModified(root: string, pages: PageSummary[]): Promise<Map<string, string>> {
  const committed = await gitDays(root);
  const days = pages.flatMap(({ route, dated }) => {
    const day = isoDay(dated.updated ?? '') ?? newest(dated.files, committed);
    return day ? [[route.path, day] as const] : [];
  });
  return new Map(days);
}

const updatedOf = ({ meta, subject }: Route) =>
  subject.kind === 'policy' ? subject.policy.updated : meta.updated;

/** The file that a page's title comes from; the packages page shows a folder of files too. */
function filesOf({ meta, subject }: Route, { fileOf, content }: LoadedContent): string[] {
  const own = fileOf(meta);
  const packages = subject.kind === 'packages' ? content.packageSections : [];
  return [...(own ? [own] : []), ...packages.map(({ slug }) => `content/packages/${slug}.yaml`)];
}

/** Of several files each must have a day: the one that has none was changed after all others. */
function newest(files: string[], days: Map<string, string>): string | undefined {
  const known = files.map((file) => days.get(file));
  return known.some((day) => day === undefined) ? undefined : known.toSorted().at(-1);
}
