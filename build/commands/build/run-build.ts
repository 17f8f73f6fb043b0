import { type BuildOptions, readOptions } from '../../shared/options.ts';
import { BuildError } from '../../shared/problems.ts';
import { formatTimings } from '../../shared/timings.ts';
import { progressLine } from './progress-line.ts';
import { type BuildReport, formatReport } from './report.ts';

/**
 * `npm run build` and `npm run release`: builds, and prints the report, or the problems.
 * The exit status of the process is 1 if there was any.
 */
export async function runBuild(build: (options: BuildOptions) => Promise<BuildReport>): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    // A file or another program wants the report alone.
    const onStep = process.stdout.isTTY ? progressLine((text) => process.stdout.write(text)) : undefined;
    const report = await build({ ...options, ...(onStep && { onStep }) }).finally(
      () => onStep && console.log('.\n'),
    );
    console.log(formatReport(report));
    if (options.timings) console.log(`\n${formatTimings(report.timings)}`);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}
