import path from 'node:path';
import type { LoadedContent } from '../content/load.ts';
import type { Staging } from '../output/staging.ts';
import type { Site } from '../render/open-site.ts';
import type { PageSummary } from '../render/page-summary.ts';
import { printable } from '../shared/characters.ts';
import type { Timing } from '../shared/timings.ts';
import { formatVerdict } from './release/format.ts';
import type { OutputFindings, Verdict } from './release/publication.ts';
import { type UnusedFiles, unusedFiles } from './unused-files.ts';

/** The results of a build, for the terminal and for tests. */
export interface BuildReport {
  pages: { path: string; raw: number; brotli: number }[];
  /** Bytes of each browser script after gzip; a page loads none of them before somebody uses an island. */
  scripts: { name: string; gzip: number }[];
  /** Duration of each step. */
  timings: Timing[];
  /** What a release of this build would refuse. */
  verdict: Verdict;
  /** For each page that its content makes too heavy: by how much, and what to do. */
  heavy: string[];
  /** Files of static/ that are not published, with the reason. */
  leftOut: ReadonlyMap<string, string>;
  /** Addresses that this release has added to content/published.yaml. */
  published: string[];
  unused: UnusedFiles;
  /** Articles and the like that wait for their day, and what is over, a line each. */
  dated: string[];
  /** What else the agency should know. */
  note: string | undefined;
}

/** What a build has made and found. */
interface Built {
  site: Site;
  pages: PageSummary[];
  output: OutputFindings;
  staging: Staging;
  verdict: Verdict;
  timings: Timing[];
  note: string | undefined;
}

/** Summarizes a build. */
export function makeReport({ site, pages, output, staging, verdict, timings, note }: Built): BuildReport {
  const { clients, gathered, loaded } = site;
  return {
    pages: pages.map(({ route, bytes }) => ({
      path: route.path,
      raw: bytes,
      brotli: staging.size(`${route.file}.br`),
    })),
    scripts: clients.outputs
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => ({ name: path.basename(file), gzip: staging.size(`${file}.gz`) })),
    timings,
    verdict,
    heavy: output.heavy.map(({ value, note = '' }) => `${value}  ${note}`),
    leftOut: gathered.leftOut,
    published: [],
    unused: unusedFiles(gathered, pages, loaded.content.site.logo?.file),
    dated: datedLines(site.loaded),
    note,
  };
}

/** The table at the end of a build: each route with its bytes, the time, and what prevents a release. */
export function formatReport(report: BuildReport): string {
  const { pages, scripts, timings, verdict, heavy, leftOut, unused, published, dated, note } = report;
  const width = Math.max(...pages.map(({ path }) => path.length), 'route'.length);
  const row = (path: string, raw: string, brotli: string) =>
    `${path.padEnd(width)}  ${raw.padStart(8)}  ${brotli.padStart(8)}`;
  const table = [
    row('route', 'bytes', 'brotli'),
    ...pages.map(({ path, raw, brotli }) => row(path, String(raw), String(brotli))),
    '',
    row('script', 'gzip', ''),
    ...scripts.map(({ name, gzip }) => row(name, String(gzip), '')),
    '',
    `${pages.length} pages in ${(timings.reduce((sum, { wall }) => sum + wall, 0) / 1000).toFixed(1)} s.`,
  ];
  const inStatic = (name: string) => `    static/${printable(name)}`;
  return [
    ...table,
    ...section(
      'Heavier than they should be:',
      heavy.map((line) => `  ${line}`),
    ),
    ...section(
      'Stays out of the site:',
      [...leftOut].sort().map(([name, reason]) => `${inStatic(name)}: ${reason}`),
    ),
    ...section(
      'No page shows these, but everybody who knows their addresses gets them. Remove what is not for visitors:',
      unused.published.map(inStatic),
    ),
    ...section(
      'No page shows these photographs, so they are not part of the site:',
      unused.left.map(inStatic),
    ),
    ...(published.length > 0
      ? ['', `content/published.yaml: ${published.length} added. Keep this file with the content.`]
      : []),
    ...(dated.length > 0 ? ['', ...dated] : []),
    ...(note === undefined ? [] : ['', note]),
    ...formatVerdict(verdict),
  ].join('\n');
}

/** A heading with its lines; nothing without any. */
const section = (heading: string, lines: string[]) => (lines.length > 0 ? ['', heading, ...lines] : []);

const datedLines = ({ due, ended }: LoadedContent): string[] => [
  ...due.map(({ file, date }) => `${file} is left out until ${date}. Build again then.`),
  ...ended.map(
    ({ where, until }) => `${where} is over since ${until}, so it is left out. Remove it, or change its day.`,
  ),
];
