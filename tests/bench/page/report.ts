import type { FirstUse } from './islands.ts';
import type { Load } from './load.ts';
import { formatTable, whole } from './table.ts';

/** @param loads route -> its middle run */
export function formatRoutes(loads: Map<string, Load>): string {
  const head = [
    'route',
    'first paint',
    'FCP',
    'LCP',
    'LCP element',
    'CLS',
    'blocking',
    'requests first',
    'bytes first',
    'requests',
    'bytes',
  ];
  const rows = [...loads].map(([route, load]) => [
    route,
    whole(load.firstPaint),
    whole(load.firstContentfulPaint),
    whole(load.largestPaint),
    load.largest.url === ''
      ? load.largest.element
      : `${load.largest.element} ${new URL(load.largest.url).pathname}`,
    load.shift.toFixed(3),
    whole(load.blocking),
    whole(load.beforeRender.requests),
    whole(load.beforeRender.bytes),
    whole(load.total.requests),
    whole(load.total.bytes),
  ]);
  return formatTable(head, rows);
}

/** @param uses island with the median and worst of its first uses, in ms */
export function formatFirstUses(uses: { use: FirstUse; median: number; worst: number }[]): string {
  const rows = uses.map(({ use, median, worst }) => [
    use.island,
    use.does,
    use.route,
    whole(median),
    whole(worst),
  ]);
  return formatTable(['island', 'tap and effect', 'route', 'median', 'worst'], rows);
}
