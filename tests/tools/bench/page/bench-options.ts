import { parseArgs } from 'node:util';

export interface Options {
  /** How often each figure is measured. */
  runs: number;
  /** Whether Astro and Eleventy build and show the same pages too. */
  peers: boolean;
  /** Where the raw figures go. */
  json: string | undefined;
  /** Only these routes; all if empty. */
  routes: string[];
}

/**
 * Reads what follows `npm run bench:page --`.
 * @throws an Error that says what is allowed
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
