import { isPreview } from '../../content/enquiry-service.ts';
import type { Publication, Rule } from './publication.ts';

/** Names that no real site or email address has: RFC 2606 and RFC 6761, and names of the local machine. */
const RESERVED =
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/i;
/** Names of the local machine. */
const THIS_MACHINE = /(^|\.)(localhost|local)$|^127\.|^\[::1\]$/i;
const MADE_UP_MAILBOX = /^(your|name|user|test|example|changeme)/i;
const MADE_UP_ADDRESS = /\b(sample|example|placeholder|your|lorem|anytown|any street|123 main)\b/i;
const MADE_UP_KEY = /^(preview|test|key|your|my|sample|example|placeholder|change|todo|x{3,}|1234)/i;

const placeOf = (publication: Publication, part: object, key: string) =>
  publication.placeOf(part, key) ?? 'content/site.yaml';

/** The environment overrides the file, so it is to blame if it names a service. */
function placeOfEnquiry(
  publication: Publication,
  key: 'endpoint' | 'key',
  variable: 'CONTACT_ENDPOINT' | 'CONTACT_KEY',
): string {
  const { content, environment } = publication;
  const fromEnvironment = Boolean(environment.CONTACT_ENDPOINT || environment[variable]);
  return fromEnvironment ? variable : placeOf(publication, content.site.enquiry, key);
}

/** Facts about the agency that are unset or made up. */
export const factRules: Rule[] = [
  {
    name: 'site-address',
    remedy: 'Enter the address at which the site will be published, such as https://www.your-name.com.',
    find: (publication) => {
      const { site } = publication.content;
      if (!RESERVED.test(new URL(site.url).hostname)) return [];
      return [{ where: placeOf(publication, site, 'url'), value: site.url }];
    },
  },
  {
    name: 'email',
    remedy: 'Enter a mailbox that somebody reads: visitors whose message could not be sent write to it.',
    find: (publication) => {
      const { site } = publication.content;
      const [mailbox = '', host = ''] = site.email.split('@');
      if (!RESERVED.test(host) && !MADE_UP_MAILBOX.test(mailbox)) return [];
      return [{ where: placeOf(publication, site, 'email'), value: site.email }];
    },
  },
  {
    name: 'address',
    remedy: "Enter the agency's own street address.",
    find: (publication) => {
      const { address } = publication.content.site;
      if (!MADE_UP_ADDRESS.test(address.text)) return [];
      return [{ where: placeOf(publication, address, 'text'), value: address.text }];
    },
  },
  {
    name: 'enquiry-endpoint',
    remedy:
      'Enter the address of the service that takes your enquiries, or set CONTACT_ENDPOINT, then run `npm run check:endpoint`. As it is, every enquiry would fail.',
    find: (publication) => {
      const { enquiryService } = publication.content;
      const where = placeOfEnquiry(publication, 'endpoint', 'CONTACT_ENDPOINT');
      if (isPreview(enquiryService)) return [{ where, value: '', note: 'no service is set' }];
      const { hostname, origin, pathname } = new URL(enquiryService.url);
      if (!RESERVED.test(hostname)) return [];
      const note = THIS_MACHINE.test(hostname)
        ? 'a service on your own computer, which no visitor reaches'
        : 'a name made for examples';
      return [{ where, value: `${origin}${pathname}`, note }];
    },
  },
  {
    name: 'enquiry-key',
    remedy:
      "Enter the workflow's key, or set CONTACT_KEY. If your service has the key within its address, accept this in content/release.yaml and say so.",
    find: (publication) => {
      const { enquiryService } = publication.content;
      const isUnset = isPreview(enquiryService);
      const key = isUnset ? '' : (new URL(enquiryService.url).searchParams.get('key') ?? '');
      if (key !== '' && !MADE_UP_KEY.test(key)) return [];
      return [{ where: placeOfEnquiry(publication, 'key', 'CONTACT_KEY'), value: key }];
    },
  },
];
