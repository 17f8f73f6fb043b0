import { buildInto } from '../browser/build-site.ts';
import { once } from './once.ts';

/** Builds the real site into dist/ once, with the command that the agency runs. */
export default function buildOnce(): void {
  once('dist', () => buildInto('dist', { CONTACT_ENDPOINT: '', CONTACT_KEY: '' }));
}
