import type { Content } from '../../../../schemas/content.ts';
import { counterAddresses } from '../../../../schemas/measurement.ts';
import { connectSources } from '../../../render/security-policy.ts';
import { foundInPolicy, type Rule } from '../publication.ts';

/** What the privacy policy owes its readers. */
export const outsideAddress: Rule = {
  name: 'outside-address',
  law: 'California Business and Professions Code 22575 (CalOPPA): a privacy policy names who else learns of a visit.',
  remedy:
    'Name this company in the privacy policy, with what it learns and why: the pages of the site ask its server.',
  find: (publication) => {
    const { content } = publication;
    const policy = content.policies.find(({ slug, title }) => /privacy/i.test(`${slug} ${title}`));
    const words = policy?.sections.map(({ html }) => html.toLowerCase()).join(' ') ?? '';
    const own = companyOf(new URL(content.site.url).hostname);
    return hostsAsked(content)
      .filter((host) => companyOf(host) !== own && !isNamed(host, words))
      .map((value) =>
        policy
          ? { ...foundInPolicy(publication, policy, 'title', 'is not named there'), value }
          : { where: 'content/policies/', value, note: 'there is no privacy policy' },
      );
  },
};

/** Hosts of others that a page may ask, as its security policy allows. */
function hostsAsked(content: Content): string[] {
  const script = counterAddresses(content.site.measurement)?.script;
  const urls = [...(script ? [script] : []), ...connectSources(content)];
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).hostname))];
}

/** `www.google.com` -> `google`. Hosts of US sites end with one label. */
const companyOf = (host: string) => host.split('.').at(-2) ?? host;

/** By its address, its company, or the first word of it: Google for googleapis.com. */
const isNamed = (host: string, words: string) =>
  words.includes(host) ||
  words.match(/[a-z0-9-]{4,}/g)?.some((word) => companyOf(host).toLowerCase().startsWith(word)) === true;
