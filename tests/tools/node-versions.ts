// `npm run test:node`: builds the site on every supported version of Node, and compares the sites byte for byte. On the
// oldest and the newest it also runs the unit and dist suites, unless this Node is of that release line: `npm test` runs
// them there. `npm run test:node -- 24` runs all of it on one version.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ignoreClosedOutput } from '../../build/commands/run-command.ts';
import { digest } from '../../build/shared/digest.ts';
import { installPackages } from '../setup/install.ts';
import { bytesIn } from '../unit/small-site.ts';

ignoreClosedOutput();

/** The oldest supported version, and the newest of each release line in the npm registry. */
const VERSIONS = ['20.20.0', '22.23.3', '24.21.0', '26.10.0'];

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(REPOSITORY, 'node_modules/.cache');

/** Folder with the program of a version, which is downloaded if it is missing. */
function fetchNode(version: string): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(CACHE, `node-${version}`);
  installPackages(folder, { [name]: version });
  return path.join(folder, 'node_modules', name, 'bin');
}

const BUILD = ['build/start.mjs', 'build.ts'];
const SUITES = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=unit',
  '--project=dist',
  '--reporter=dot',
];

/** Runs the build, or the suites, which build too, with an empty cache, which could hide a difference. */
function passes(programs: string, args: string[]): boolean {
  rmSync(path.join(CACHE, 'agency-website'), { recursive: true, force: true });
  const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` };
  const { status } = spawnSync(path.join(programs, 'node'), args, { cwd: REPOSITORY, env, stdio: 'inherit' });
  return status === 0;
}

const line = (version: string) => version.split('.')[0] ?? '';
const asked = process.argv.slice(2);
const versions = VERSIONS.filter((version) => asked.length === 0 || asked.includes(line(version)));
const results: { version: string; passed: boolean; site: string }[] = [];
for (const [index, version] of versions.entries()) {
  console.log(`\nNode ${version}`);
  const isFirstOrLast = index === 0 || index === versions.length - 1;
  const isThisOne = asked.length === 0 && line(version) === line(process.versions.node);
  const passed = passes(fetchNode(version), isFirstOrLast && !isThisOne ? SUITES : BUILD);
  const bytes = JSON.stringify(await bytesIn(path.join(REPOSITORY, 'dist')));
  results.push({ version, passed, site: digest(bytes).slice(0, 16) });
}
console.log('');
for (const { version, passed, site } of results)
  console.log(`Node ${version}: ${passed ? 'passed' : 'FAILED'}, dist/ ${site}`);
const isSame = new Set(results.map(({ site }) => site)).size === 1;
if (!isSame) console.error('The sites differ, although the sources are the same.');
process.exitCode = isSame && results.every(({ passed }) => passed) ? 0 : 1;
