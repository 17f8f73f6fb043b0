import type { Endpoint } from '../components/islands/send-enquiry.ts';
import type { BuildOptions } from './options.ts';
import { stopOn } from './problems.ts';
import type { Site } from './schemas/site.ts';

/** Where enquiries go while no service is set: the inbox of `npm start` (decision 9). */
export const PREVIEW_KEY = 'preview';
const PREVIEW_URL = `/start-trigger?key=${PREVIEW_KEY}`;

/**
 * The service that takes enquiries: the one in content/site.yaml, unless the environment names another.
 * @throws BuildError when CONTACT_ENDPOINT is no complete address
 */
export function enquiryService({ enquiry }: Site, environment: BuildOptions['environment']): Endpoint {
  const base = environment.CONTACT_ENDPOINT || enquiry.endpoint;
  const key = environment.CONTACT_KEY || enquiry.key;
  if (base === '') return { url: PREVIEW_URL, received: 'success-field' };
  if (!URL.canParse(base)) {
    const message = `This must be a complete address that begins with https://, but it is "${base}".`;
    stopOn([{ where: 'CONTACT_ENDPOINT', message }]);
  }
  const url = new URL(base);
  // Some services have their key in the path; then there is none to add.
  if (key !== '') url.searchParams.set('key', key);
  return { url: url.href, received: enquiry.received };
}

export const isPreview = ({ url }: Endpoint) => url === PREVIEW_URL;
