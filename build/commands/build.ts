import { type BuildReport, formatReport } from '../checks/report.ts';
import { type BuildOptions, readOptions } from '../shared/options.ts';

/**
 * `npm run build` and `npm run release`: builds, and prints the report.
 * @throws BuildError with the problems
 */
export async function runBuild(
  build: (options: BuildOptions) => Promise<BuildReport>,
  options = readOptions(process.argv.slice(2), process.env),
): Promise<BuildReport> {
  // Output to a file or another program has only the report.
  const isShown = process.stdout.isTTY;
  const onStep = (step: string) => void (isShown && process.stdout.write(`${step} … `));
  const report = await build({ ...options, onStep }).finally(() => isShown && console.log('\n'));
  console.log(formatReport(report));
  if (options.timings) console.table(report.timings);
  return report;
}
