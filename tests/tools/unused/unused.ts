import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fetchPackages } from '../../setup/install.ts';

// Part of `npm run lint`: lists the files, exports and dependencies that the site and its build do not use. Knip's
// `--production` leaves out the tests, so what only a test imports is unused too.
fetchPackages(import.meta.dirname, 'what finds unused code (25 MB)');
const program = path.join(import.meta.dirname, 'node_modules/knip/bin/knip.js');
const { status } = spawnSync(
  process.execPath,
  [program, '--production', '--config', 'tests/tools/unused/knip.jsonc'],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
