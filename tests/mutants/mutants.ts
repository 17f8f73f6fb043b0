// `npm run test:mutants`: changes one thing at a time in the modules that guard words, files and promises, and shows
// how many of these mutants the unit tests notice. `npm run test:mutants -- form edit` changes only these groups, and
// `--force` tests again what has not changed since the last run.
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '../../build/commands/run-command.ts';
import { fetchPackages } from '../setup/install.ts';
import fetchDom from '../unit/dom/npm-packages.ts';

ignoreClosedOutput();

interface Group {
  modules: string[];
  /** The files of tests that are about these modules: nearly all others run them too, but would take hours. */
  tests: string[];
}

const GROUPS: Record<string, Group> = {
  form: {
    modules: ['components/islands/contact-form/!(*.styles).ts', 'client/inline/contact.ts'],
    tests: ['tests/unit/{islands,client}/**/*'],
  },
  loader: {
    modules: ['client/inline/loader.ts', 'client/shared/{carry-over,replay,when-idle}.ts'],
    tests: ['tests/unit/client/**/*'],
  },
  'not-found': { modules: ['client/inline/not-found.ts'], tests: ['tests/unit/client/not-found*'] },
  carousel: {
    modules: ['components/islands/carousel/carousel-position.ts'],
    tests: ['tests/unit/islands/carousel/*'],
  },
  packages: { modules: ['components/packages/comparison.ts'], tests: ['tests/unit/packages/**/*'] },
  explanations: {
    modules: ['build/content/explain.ts', 'build/shared/nearest.ts'],
    tests: ['tests/unit/{content,small-rules}*'],
  },
  addresses: {
    modules: ['build/shared/url.ts', 'build/content/prose-inline.ts', 'build/render/security-policy.ts'],
    tests: ['tests/unit/{content,links,measurement}*'],
  },
  output: {
    modules: ['build/output/{build-lock,built-files,output-folder,replace-folder,staging}.ts'],
    tests: ['tests/unit/{output-folder,staging}*'],
  },
  upload: {
    modules: ['build/commands/upload/{file-names,place,plan,release-folder,transfer}.ts'],
    tests: ['tests/unit/upload/**/*'],
  },
  release: {
    modules: ['build/checks/release/**/*.ts'],
    tests: ['tests/unit/{measurement,redirects,release}*'],
  },
  edit: {
    modules: ['build/commands/edit/{content-text,history,rewrite}.ts'],
    tests: ['tests/edit/{content-text,history}*'],
  },
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
fetchDom();
const { Stryker } = await import('@stryker-mutator/core');

for (const [name, { modules, tests }] of Object.entries(GROUPS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`${name}: ${CACHE}/${name}.html shows each mutant.`);
  // Read by vitest.config.ts, in another process.
  process.env.MUTANTS_TESTS = tests.map((pattern) => `${pattern}.test.{ts,tsx}`).join(' ');
  await new Stryker({
    mutate: modules,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    // A busy machine is no endless loop.
    timeoutMS: 60_000,
    coverageAnalysis: 'perTest',
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
    reporters: ['html', 'clear-text'],
    clearTextReporter: { logTests: false, reportMutants: false, reportTests: false },
    htmlReporter: { fileName: `${CACHE}/${name}.html` },
  }).runMutationTest();
}
