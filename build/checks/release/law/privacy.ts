import { counterAddresses } from '../../../../schemas/measurement.ts';
import { isPreview } from '../../../content/enquiry-service.ts';
import { connectSources } from '../../../render/security-policy.ts';
import { originOf } from '../../../shared/url.ts';
import { type Publication, placeInPolicy, type Rule } from '../publication.ts';

const outsideAddress: Rule = {
  name: 'outside-address',
  law: 'California Business and Professions Code 22575 (CalOPPA): a privacy policy names who else learns of a visit.',
  remedy:
    'Name this company in the privacy policy, with what it learns and why: the pages of the site ask its server.',
  find: (publication) => {
    const { content } = publication;
    const policy = content.policies.find(({ slug, title }) => /privacy/i.test(`${slug} ${title}`));
    const words = policy?.sections.map(({ html }) => html.toLowerCase()).join(' ') ?? '';
    const where = policy ? placeInPolicy(publication, policy, 'title') : 'content/policies/';
    const own = companyOf(new URL(content.site.url).hostname);
    return outsideHosts(publication)
      .filter((host) => companyOf(host) !== own && !isNamed(host, words))
      .map((host) => ({
        where,
        value: host,
        note: policy ? 'is not named there' : 'there is no privacy policy',
      }));
  },
};

/** Hosts that a page may ask, as its security policy allows. */
function outsideHosts({ content }: Publication): string[] {
  const counter = counterAddresses(content.site.measurement);
  const script = originOf(counter?.script ?? '');
  const service = isPreview(content.enquiryService) ? undefined : originOf(content.enquiryService.url);
  const unset = isPreview(content.enquiryService) ? originOf(content.enquiryService.url) : undefined;
  const origins = [service, script, ...connectSources(content)].filter((origin) => origin !== unset);
  return [...new Set(origins.filter((origin) => /^https?:/.test(origin ?? '')))].map(
    (origin) => new URL(origin as string).hostname,
  );
}

/** `www.google.com` -> `google`. Hosts of US sites end with one label. */
const companyOf = (host: string) => host.split('.').at(-2) ?? host;

/** By its address, its company, or the first word of it: Google for googleapis.com. */
const isNamed = (host: string, words: string) =>
  words.includes(host) ||
  words.match(/[a-z0-9-]{4,}/g)?.some((word) => companyOf(host).toLowerCase().startsWith(word)) === true;

/** What the privacy policy owes its readers. */
export const privacyRules = [outsideAddress];
