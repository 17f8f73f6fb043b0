// `npm run test:mutants`: changes one thing at a time in the modules that guard words, files and promises, and shows
// how many of these mutants the unit tests notice. `npm run test:mutants -- form edit` changes only these groups, and
// `--force` tests again what has not changed since the last run.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '../../build/commands/run-command.ts';
import { fetchPackages } from '../setup/install.ts';

ignoreClosedOutput();

const GROUPS: Record<string, string[]> = {
  form: ['components/islands/contact-form/!(*.styles).ts', 'client/inline/contact.ts'],
  loader: ['client/inline/loader.ts', 'client/shared/{replay,carry-over,when-idle}.ts'],
  'not-found': ['client/inline/not-found.ts'],
  carousel: ['components/islands/carousel/carousel-position.ts'],
  packages: ['components/packages/comparison.ts'],
  explanations: ['build/content/{explain,explain-words}.ts', 'build/shared/nearest.ts'],
  addresses: [
    'build/shared/url.ts',
    'build/content/{content-links,origins,prose-urls}.ts',
    'build/render/security-policy.ts',
  ],
  output: ['build/output/{build-lock,built-files,output-folder,replace-folder,staging}.ts'],
  upload: ['build/commands/upload/{file-names,place,plan,release-folder,removal}.ts'],
  release: ['build/checks/release/*.ts'],
  edit: ['build/commands/edit/{content-text,history,rewrite}.ts'],
};

/** Where the results of the last run are, and a report for each group. */
const CACHE = 'node_modules/.cache/mutants';

const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in GROUPS));
if (unknown) throw new Error(`There is no group "${unknown}", only ${Object.keys(GROUPS).join(', ')}.`);

fetchPackages(import.meta.dirname, 'Stryker (65 MB)');
const { Stryker } = await import('@stryker-mutator/core');

const rows = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(GROUPS)) {
  console.log(`${name}: ${CACHE}/${name}.html shows each mutant.`);
  const mutants = await new Stryker({
    mutate: GROUPS[name],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    allowEmpty: true,
    concurrency: 2,
    incremental: true,
    incrementalFile: `${CACHE}/${name}.json`,
    force: values.force,
    tempDirName: 'tests/.tmp/mutants',
    ignorePatterns: ['dist', 'tests/.tmp', '.edits', '.uploads'],
    disableTypeChecks: false,
    // There is none of that name: TypeScript 7 has no functions that read one.
    tsconfigFile: 'none',
    logLevel: 'error',
    reporters: ['html'],
    htmlReporter: { fileName: `${CACHE}/${name}.html` },
  }).runMutationTest();
  for (const module of new Set(mutants.map(({ fileName }) => fileName))) {
    const own = mutants.filter(({ fileName }) => fileName === module).map(({ status }) => status);
    const killed = own.filter((status) => status === 'Killed' || status === 'Timeout').length;
    const all = own.filter((status) => status === 'Survived' || status === 'NoCoverage').length + killed;
    const score = `${Math.round((100 * killed) / all)} %`;
    rows.push({ module: path.relative('.', module), mutants: all, killed, score });
  }
}
console.table(rows);
