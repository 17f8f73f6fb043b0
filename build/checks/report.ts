import path from 'node:path';
import { isPreview } from '../content/enquiry-service.ts';
import type { LoadedContent } from '../content/load.ts';
import type { Staging } from '../output/staging.ts';
import type { PageSummary } from '../render/make-pages.ts';
import type { OpenSite } from '../render/open-site.ts';
import { printable } from '../shared/characters.ts';
import type { Timing } from '../shared/timings.ts';
import { formatVerdict } from './release/format.ts';
import type { Verdict } from './release/publication.ts';

/** What a build has made and found. */
interface Finished {
  site: OpenSite;
  pages: PageSummary[];
  staging: Staging;
  /** Duration of each step. */
  timings: Timing[];
  /** What a release of this build would refuse. */
  verdict: Verdict;
  /** For each page that its content makes too heavy: by how much, and what to do. */
  heavy: string[];
  /** What else the agency should know. */
  note: string | undefined;
}

/** The results of a build, for the terminal and for tests. */
export type BuildReport = ReturnType<typeof makeReport>;

/** Summarizes a build. */
export function makeReport({ site, pages, staging, ...found }: Finished) {
  const { clients, gathered, loaded } = site;
  return {
    ...found,
    pages: pages.map(({ route }) => ({
      path: route.path,
      raw: staging.size(route.file),
      brotli: staging.size(`${route.file}.br`),
    })),
    /** Bytes of each browser script after gzip; a page loads none of them before somebody uses an island. */
    scripts: clients.outputs
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => ({ name: path.basename(file), gzip: staging.size(`${file}.gz`) })),
    leftOut: gathered.leftOut,
    /** Whether enquiries go to the inbox of `npm start`. */
    hasInbox: isPreview(loaded.content.enquiryService),
    /** Addresses that this release has added to content/published.yaml. */
    published: [] as string[],
    /** Files of static/ that no page shows: published anyway, and photographs, which are not. */
    unused: { published: unusedFiles(site, pages), photographs: gathered.photographs.unused().sort() },
    /** Articles and the like that wait for their day, and what is over, a line each. */
    dated: datedLines(loaded),
  };
}

/** Requested by programs, not by pages; and licenses, which must accompany what they cover. */
const REQUESTED_BY_PROGRAMS =
  /^(?:\.well-known\/|favicon\.|robots\.txt$)|(?:^|\/)(?:OFL|LICEN[CS]E|NOTICE)\b[^/]*$/i;

/** The files of static/ that are published though no page shows or links them. */
function unusedFiles({ gathered, loaded }: OpenSite, pages: PageSummary[]): string[] {
  // The build makes what pages show of the logo. Links are checked, so they can be decoded. Many pages share a list.
  const used = new Set([loaded.content.site.logo?.file]);
  for (const urls of new Set(pages.map(({ facts }) => facts.urls)))
    for (const url of urls) used.add(decodeURIComponent(url.replace(/[?#].*$/s, '').slice(1)));
  const unused = gathered.assets.unused().filter((name) => !used.has(name));
  return unused.filter((name) => !REQUESTED_BY_PROGRAMS.test(name)).sort();
}

/** The table at the end of a build: each route with its bytes, the time, and what prevents a release. */
export function formatReport(report: BuildReport): string {
  const { pages, scripts, timings, verdict, heavy, leftOut, unused, published, dated, note } = report;
  const width = Math.max(...pages.map(({ path }) => path.length), 'route'.length);
  // A draft has nothing compressed.
  const cell = (value: string | number) => String(value || '').padStart(8);
  const row = (path: string, raw: string | number, brotli: string | number) =>
    `${path.padEnd(width)}  ${cell(raw)}  ${cell(brotli)}`;
  const inStatic = (names: string[]) => names.map((name) => `    static/${printable(name)}`);
  const seconds = timings.reduce((sum, { wall }) => sum + wall, 0) / 1000;
  const lists: [heading: string, lines: string[]][] = [
    ['Heavier than they should be:', heavy.map((line) => `  ${line}`)],
    ['Left out of the site:', [...leftOut].sort().map(([name, reason]) => `${inStatic([name])}: ${reason}`)],
    [
      'No page leads to these, but everybody who knows their addresses can open them. Remove what is not for visitors:',
      inStatic(unused.published),
    ],
    ['No page shows these photographs, so they are not part of the site:', inStatic(unused.photographs)],
  ];
  const blocks = [
    [row('route', 'bytes', 'brotli'), ...pages.map(({ path, raw, brotli }) => row(path, raw, brotli))],
    [row('script', 'gzip', ''), ...scripts.map(({ name, gzip }) => row(name, gzip, ''))],
    [`${pages.length} pages in ${seconds.toFixed(1)} s.`],
    ...lists.filter(([, lines]) => lines.length > 0).map(([heading, lines]) => [heading, ...lines]),
    published.length > 0
      ? [`content/published.yaml: ${published.length} added. Keep this file with the content.`]
      : [],
    dated,
    note === undefined ? [] : [note],
    ...formatVerdict(verdict),
  ];
  return blocks
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const datedLines = ({ due, ended }: LoadedContent): string[] => [
  ...due.map(({ file, date }) => `${file} is left out until ${date}. Build again then.`),
  ...ended.map(
    ({ where, until }) => `${where} ended on ${until}, so it is left out. Remove it, or change its day.`,
  ),
];
