import type { Endpoint, Site } from '../../schemas/site.ts';
import type { BuildOptions } from '../shared/options.ts';
import { asSentence, stopOn } from '../shared/problems.ts';
import { problemOfUrl } from '../shared/url.ts';

/** Where enquiries go if no service is set: the inbox of `npm start`. */
export const PREVIEW_KEY = 'preview';
export const PREVIEW_PATH = '/start-trigger';
const PREVIEW_URL = `${PREVIEW_PATH}?key=${PREVIEW_KEY}`;

/**
 * The enquiry service: the one in content/site.yaml, unless the environment names another.
 * @throws BuildError if CONTACT_ENDPOINT is not a URL to which a page on https may send
 */
export function enquiryService({ enquiry }: Site, environment: BuildOptions['environment']): Endpoint {
  const fromEnvironment = Boolean(environment.CONTACT_ENDPOINT);
  const base = environment.CONTACT_ENDPOINT || enquiry.endpoint;
  // The key in the file belongs to the service in the file, and must not go to another one.
  const key = environment.CONTACT_KEY || (fromEnvironment ? '' : enquiry.key);
  if (base === '') return { url: PREVIEW_URL, received: 'success-field' };
  // The schema has checked the one in the file.
  const problem = problemOfUrl(base, 'endpoint');
  if (problem !== undefined) stopOn([{ where: 'CONTACT_ENDPOINT', message: asSentence(problem) }]);
  const url = new URL(base);
  // Some services have their key in the path and need no other.
  if (key !== '') url.searchParams.set('key', key);
  return { url: url.href, received: enquiry.received };
}

/** Whether enquiries go to the inbox of `npm start`, because no service is set. */
export const isPreview = ({ url }: Endpoint) => url === PREVIEW_URL;
