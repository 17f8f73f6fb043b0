import { type BuildReport, formatReport } from '../checks/report.ts';
import { type BuildOptions, readOptions } from '../shared/options.ts';
import { formatTimings } from '../shared/timings.ts';
import { progressLine } from './progress-line.ts';

/**
 * `npm run build` and `npm run release`: builds, and prints the report.
 * @throws BuildError with the problems
 */
export async function runBuild(build: (options: BuildOptions) => Promise<BuildReport>): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  // Output to a file or another program has only the report.
  const onStep = process.stdout.isTTY ? progressLine((text) => process.stdout.write(text)) : undefined;
  const report = await build({ ...options, ...(onStep && { onStep }) }).finally(
    () => onStep && console.log('.\n'),
  );
  console.log(formatReport(report));
  if (options.timings) console.log(`\n${formatTimings(report.timings)}`);
}
