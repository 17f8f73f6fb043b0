import { buildInto } from '../browser/build-site.ts';

let built = false;

/** Builds the real site into dist/ once, with the command that the agency runs. */
export default function buildOnce(): void {
  if (!built) buildInto('dist', { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  built = true;
}
