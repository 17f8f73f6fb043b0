import type { Content } from '../../../../schemas/content.ts';
import { counterAddresses } from '../../../../schemas/measurement.ts';
import { connectSources } from '../../../render/security-policy.ts';
import { foundAt, type Rule } from '../publication.ts';

const ADA = 'ADA title III (42 U.S.C. 12182)';

/** Hosts of scripts that put themselves over a page and promise to make it accessible. */
const OVERLAYS =
  /(?:^|[./])(?:accessibe|acsbapp|acsbap|userway|audioeye|equalweb|allyable|accessibly|adally|maxaccess|reciteme|webaccessibility|accessiway|truabilities|nagich)\b/i;

/** What visitors with disabilities, and all who care for their privacy, can rely on. */
export const visitorRules: Rule[] = [
  {
    name: 'accessibility-statement',
    law: `${ADA}: a site is open to people with disabilities, and says whom to tell if it is not.`,
    remedy:
      'Restore content/policies/accessibility.md: it names whom to write to ({email}) and what the site cannot do yet: the Not Found page leaves by itself.',
    find: (publication) => {
      const { policies, site } = publication.content;
      const statement = policies.find(({ slug }) => slug.includes('accessib'));
      if (!statement) return [{ where: 'content/policies/', value: '', note: 'there is no such page' }];
      const { lead, inShort, sections } = statement;
      const words = [lead, ...inShort, ...sections.flatMap(({ heading, html }) => [heading, html])].join(' ');
      const lacks = (note: string) => foundAt(publication, statement, 'title', note);
      const namesContact = words.includes(site.email) || (site.phone && words.includes(site.phone.shown));
      return [
        ...(namesContact ? [] : [lacks('names no way to reach you')]),
        ...(/not found/i.test(words) ? [] : [lacks('does not name the Not Found page')]),
      ];
    },
  },
  {
    name: 'overlay',
    law: `${ADA}; FTC order against accessiBe (2025): a script over a page does not make it accessible.`,
    remedy:
      'Remove this script: it interferes with the assistive technology that visitors use. The pages need none.',
    find: (publication) => {
      const counter = publication.content.site.measurement ?? {};
      return Object.keys(counter)
        .map((key) => foundAt(publication, counter, key))
        .filter(({ value }) => OVERLAYS.test(value));
    },
  },
  {
    name: 'outside-address',
    law: 'California Business and Professions Code 22575 (CalOPPA): a privacy policy names who else learns of a visit.',
    remedy:
      'Name this company in the privacy policy, with what it learns and why: the pages of the site send requests to its server.',
    find: (publication) => {
      const { content } = publication;
      const policy = content.policies.find(({ slug, title }) => /privacy/i.test(`${slug} ${title}`));
      const words = policy?.sections.map(({ html }) => html.toLowerCase()).join(' ') ?? '';
      const own = companyOf(new URL(content.site.url).hostname);
      const found = policy
        ? foundAt(publication, policy, 'title', 'is not named there')
        : { where: 'content/policies/', note: 'there is no privacy policy' };
      return hostsRequested(content)
        .filter((host) => companyOf(host) !== own && !isNamed(host, words))
        .map((value) => ({ ...found, value }));
    },
  },
];

/** Hosts to which a page may send requests, as its security policy allows. */
function hostsRequested(content: Content): string[] {
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
