import { buildInto } from '../browser/build-site.ts';

/** Vitest loads a global setup again for each suite that names it, so a variable of the module would not do. */
const run = globalThis as { hasBuilt?: boolean };

/** Builds the real site into dist/ once, with the command that the agency runs. */
export default function buildOnce(): void {
  if (run.hasBuilt) return;
  buildInto('dist', { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  run.hasBuilt = true;
}
