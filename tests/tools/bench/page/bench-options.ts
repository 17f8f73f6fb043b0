import { parseArgs } from 'node:util';

export interface Options {
  /** Number of measurements of each figure. */
  runs: number;
  /** Whether to measure the same pages made by Astro and Eleventy. */
  peers: boolean;
  /** File for the raw figures. */
  json: string | undefined;
  /** Only these routes; all if empty. */
  routes: string[];
}

/**
 * Parses the arguments of `npm run bench:page --`.
 * @throws Error with the valid options
 */
export function readBenchOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      peers: { type: 'boolean', default: false },
      json: { type: 'string' },
      route: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1 on, but it is "${values.runs}".`);
  return { runs, peers: values.peers, json: values.json, routes: values.route };
}
