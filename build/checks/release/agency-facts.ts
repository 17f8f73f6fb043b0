import { isPreview } from '../../content/enquiry-service.ts';
import type { Found } from '../../shared/problems.ts';
import { foundAt, type Publication, type Rule } from './publication.ts';

/** Names of the local machine. */
const THIS_MACHINE = /(^|\.)(localhost|local)$|^127\.|^\[::1\]$/i;
/** Names that no real site or email address has: RFC 2606 and RFC 6761. */
const FOR_EXAMPLES = /(^|\.)(example|test|invalid)$|(^|\.)example\.(com|net|org)$/i;
const MADE_UP_MAILBOX =
  /^(?:your[-.]?(?:name|e?mail|mailbox)?|(?:user|name|test|example|changeme)(?:[-.]?name)?\d*)$/i;
const MADE_UP_ADDRESS = /\b(sample|example|placeholder|your|lorem|anytown|any street|123 main)\b/i;
const MADE_UP_KEY = /^(preview|test|key|your|my|sample|example|placeholder|change|todo|x{3,}|1234)/i;

const isReserved = (host: string) => THIS_MACHINE.test(host) || FOR_EXAMPLES.test(host);

/** The environment overrides the file, so it is to blame if it names a service. */
function foundInService(publication: Publication, key: 'endpoint' | 'key', value: string): Found {
  const { content, environment } = publication;
  const variable = key === 'endpoint' ? 'CONTACT_ENDPOINT' : 'CONTACT_KEY';
  if (environment.CONTACT_ENDPOINT || environment[variable]) return { where: variable, value };
  return { ...foundAt(publication, content.site.enquiry, key), value };
}

/** Facts about the agency that are unset or made up. */
export const factRules: Rule[] = [
  {
    name: 'site-address',
    remedy: 'Enter the address at which the site will be published, such as https://www.your-name.com.',
    find: ({ site }, publication) =>
      isReserved(new URL(site.url).hostname) ? [foundAt(publication, site, 'url')] : [],
  },
  {
    name: 'email',
    remedy: 'Enter a mailbox that somebody reads: visitors whose message could not be sent write to it.',
    find: ({ site }, publication) => {
      const [mailbox = '', host = ''] = site.email.split('@');
      const isMadeUp = isReserved(host) || MADE_UP_MAILBOX.test(mailbox);
      return isMadeUp ? [foundAt(publication, site, 'email')] : [];
    },
  },
  {
    name: 'address',
    remedy: "Enter the agency's own street address; accept it in content/release.yaml if it is that.",
    find: ({ site: { address } }, publication) =>
      MADE_UP_ADDRESS.test(address.text) ? [foundAt(publication, address, 'text')] : [],
  },
  {
    name: 'enquiry-endpoint',
    remedy:
      'Enter the address of the service that takes your enquiries, or set CONTACT_ENDPOINT, then run `npm run check:endpoint`. As it is, every enquiry would fail.',
    find: ({ enquiryService }, publication) => {
      const found = (value: string, note: string) => [
        { ...foundInService(publication, 'endpoint', value), note },
      ];
      if (isPreview(enquiryService)) return found('', 'no service is set');
      const { hostname, origin, pathname } = new URL(enquiryService.url);
      if (THIS_MACHINE.test(hostname))
        return found(`${origin}${pathname}`, 'a service on your own computer, which no visitor reaches');
      return FOR_EXAMPLES.test(hostname) ? found(`${origin}${pathname}`, 'a name made for examples') : [];
    },
  },
  {
    name: 'enquiry-key',
    remedy:
      "Enter the workflow's key, or set CONTACT_KEY. If your service has the key within its address, accept this in content/release.yaml and say so.",
    find: ({ enquiryService }, publication) => {
      const isUnset = isPreview(enquiryService);
      const key = isUnset ? '' : (new URL(enquiryService.url).searchParams.get('key') ?? '');
      return key === '' || MADE_UP_KEY.test(key) ? [foundInService(publication, 'key', key)] : [];
    },
  },
];
