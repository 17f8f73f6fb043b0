import { type BuildReport, formatReport } from '../checks/report.ts';
import { type BuildOptions, readOptions } from '../shared/options.ts';
import { formatTimings } from '../shared/timings.ts';

/**
 * `npm run build` and `npm run release`: builds, and prints the report.
 * @throws BuildError with the problems
 */
export async function runBuild(
  build: (options: BuildOptions) => Promise<BuildReport>,
  options = readOptions(process.argv.slice(2), process.env),
): Promise<void> {
  // Output to a file or another program has only the report.
  const onStep = process.stdout.isTTY ? progressLine() : undefined;
  const report = await build({ ...options, ...(onStep && { onStep }) }).finally(
    () => onStep && console.log('.\n'),
  );
  console.log(formatReport(report));
  if (options.timings) console.log(`\n${formatTimings(report.timings)}`);
}

/** Shows the steps of a build on one line of the terminal. @returns is called with the name of each step */
function progressLine(): (step: string) => void {
  let isFirst = true;
  return (step) => {
    process.stdout.write(`${isFirst ? 'Building: ' : ', '}${step}`);
    isFirst = false;
  };
}
