import { parseArgs } from 'node:util';

export interface Options {
  /** How often each figure is measured. */
  runs: number;
  neighbors: boolean;
  /** Where the raw figures go. */
  json: string | undefined;
  /** Only these routes; all if empty. */
  routes: string[];
}

/**
 * Reads what stands behind `npm run bench:page --`.
 * @throws an Error that says what is allowed
 */
export function readBenchOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      neighbors: { type: 'string', default: 'all' },
      json: { type: 'string' },
      route: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1 on, but it is "${values.runs}".`);
  if (!['all', 'none'].includes(values.neighbors))
    throw new Error(`--neighbors must be "all" or "none", but it is "${values.neighbors}".`);
  return { runs, neighbors: values.neighbors === 'all', json: values.json, routes: values.route };
}
