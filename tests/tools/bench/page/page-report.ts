import { formatTable, whole } from '../markdown-table.ts';
import type { FirstUse, Summary } from './first-uses.ts';
import type { Load } from './page-load.ts';
import { median, ratio } from './web-vitals.ts';

/** The measurements of one site: ours, or a peer's version of the same pages. */
export interface SiteFigures {
  name: string;
  /** route -> its median run */
  loads: Map<string, Load>;
  uses: Map<FirstUse, Summary>;
}

/** Every route: times in ms since navigation start, bytes on the network. */
export function formatRoutes({ loads }: SiteFigures): string {
  const rows = [...loads].map(([route, load]) => [
    route,
    whole(load.firstPaint),
    whole(load.firstContentfulPaint),
    whole(load.largestPaint),
    elementOf(load),
    load.shift.toFixed(2),
    whole(load.blocking),
    whole(load.beforeRender.requests),
    whole(load.beforeRender.bytes),
    whole(load.total.requests),
    whole(load.total.bytes),
  ]);
  return formatTable(
    ['route', 'paint', 'FCP', 'LCP', 'LCP element', 'CLS', 'TBT', 'req.', 'bytes', 'req. all', 'bytes all'],
    rows,
  );
}

/** `h1`, or the address of the picture. */
const elementOf = ({ largest }: Load) =>
  largest.url === '' ? largest.element.replace(/ .*/, '') : new URL(largest.url).pathname;

/** The first use of each island in ms. */
export function formatFirstUses({ uses }: SiteFigures): string {
  const rows = [...uses].map(([use, { median, worst, lost }]) => [
    use.island,
    use.does,
    use.route,
    ms(median),
    ms(worst),
    String(lost),
  ]);
  return formatTable(['island', 'tap and effect', 'route', 'median', 'worst', 'lost'], rows);
}

/** The slowest key of each run, while the contact form is filled in and React starts. */
export const formatTyping = (slowest: number[]): string =>
  `\nTyping while React comes: slowest key ${whole(median(slowest))} ms, ${whole(Math.max(...slowest))} at worst.`;

const ms = (value: number | undefined) => (value === undefined ? '-' : whole(value));

/** Each peer compared with ours, with the ratio. */
export function formatPeers([ours, ...others]: SiteFigures[]): string {
  if (!ours) return '';
  const routes = [...(others[0]?.loads.keys() ?? [])];
  const figures: [string, (load: Load) => number][] = [
    ['FCP, ms', (load) => load.firstContentfulPaint],
    ['LCP, ms', (load) => load.largestPaint],
    ['TBT, ms', (load) => load.blocking],
    ['bytes to first paint', (load) => load.beforeRender.bytes],
    ['bytes in all', (load) => load.total.bytes],
    ['requests in all', (load) => load.total.requests],
  ];
  const loadRows = routes.flatMap((route) =>
    figures.map(([title, of]) => {
      const own = of(ours.loads.get(route) as Load);
      return [
        route,
        title,
        whole(own),
        ...others.flatMap(({ loads }) => beside(of(loads.get(route) as Load), own)),
      ];
    }),
  );
  const useRows = [...(others[0]?.uses.keys() ?? [])].map((use) => {
    const own = ours.uses.get(use);
    return [
      use.route,
      `first use: ${use.island}, ms`,
      answer(own),
      ...others.flatMap(({ uses }) => {
        const theirs = uses.get(use);
        return [answer(theirs), ratioOf(theirs?.median, own?.median)];
      }),
    ];
  });
  const head = ['route', 'figure', ours.name, ...others.flatMap(({ name }) => [name, 'ratio'])];
  return formatTable(head, [...loadRows, ...useRows]);
}

const beside = (value: number, own: number) => [whole(value), ratio(value, own)];

/** `64`, `64 (2 lost)` or `all lost`. */
function answer(summary: Summary | undefined): string {
  if (summary?.median === undefined) return 'all lost';
  return summary.lost === 0 ? whole(summary.median) : `${whole(summary.median)} (${summary.lost} lost)`;
}

const ratioOf = (value: number | undefined, own: number | undefined) =>
  value === undefined || own === undefined ? '-' : ratio(value, own);
