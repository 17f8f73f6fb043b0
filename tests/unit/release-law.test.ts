import { describe, expect, it } from 'vitest';
import { isSuspect } from '../../build/checks/release/inspect.ts';
import { lawRules } from '../../build/checks/release/law-rules.ts';
import { linesAfter, openFindings, publishable, SERVICE } from './publishable-site.ts';
import { type Edits, edit, replace } from './small-site.ts';

const ABOUT = 'content/about-us.yaml';
const CONTACT = 'content/contact-us.yaml';
const HOME = 'content/home.yaml';
const PACKAGES = 'content/packages.yaml';
const REVIEWS = 'content/reviews.yaml';
const SECTION = 'content/packages/seo.yaml';
const SITE = 'content/site.yaml';
const STATEMENT = 'content/policies/accessibility.md';
const CLAIMS = 'content/claims.yaml';

/** The findings of the rules with a law, one in each line: rule, place, value and note. */
const findingsOf = (edits: Edits, environment: Record<string, string> = SERVICE) =>
  linesAfter(lawRules, edits, { environment });

/** An edit that puts words into the home page. */
const says = (words: string): Edits => ({
  [HOME]: replace(/^ {2}subline: .*/m, `  subline: ${JSON.stringify(words)}`),
});

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

const proved = (claim: string, date = day(1)): Edits => ({
  [CLAIMS]: `claims:\n  - claim: "${claim}"\n    evidence: Our records.\n    date: ${date}\n`,
});

const person = (more: string) =>
  replace(
    'sign:\n',
    `people:\n  heading: Us\n  items:\n    - name: Ana Ruiz\n      role: Ads\n      text: Starts small.\n${more}sign:\n`,
  );
const PICTURE = '      picture: { name: lamp, alt: Ana }\n';

const WITH_FEE = `order: 2
heading: Ads
short: Ads
id: ads
lead: Weekly work.
fee: Setup
highlights: [Setup]
rows: [{ category: Ads, features: [Texts] }]
tiers: [{ id: one, name: Ads One, price: $9, period: month, points: { Setup: $200, Texts: true } }]
`;

/** Edits of the small site that break the law, and the finding: rule, file and line, what is there. */
const VIOLATIONS: Record<string, [Edits, string]> = {
  'a review without consent': [
    { [REVIEWS]: replace(/ {4}consent: .*\n/, '') },
    'review-consent content/reviews.yaml:23:11 "Ada Byron"',
  ],
  'a consent without a date': [
    { [REVIEWS]: replace('March 3, 2026', '') },
    'review-consent content/reviews.yaml:23:11 "Ada Byron"',
  ],
  'only good reviews that pass for all': [
    { [REVIEWS]: edit({ 'One selected review.': 'Our reviews.', 'stars: 5': 'stars: 4' }) },
    'selected-reviews content/reviews.yaml:5:7 "Our reviews." does not say',
  ],
  '“all our reviews”': [
    says('Read all our reviews.'),
    'selected-reviews content/home.yaml:6:12 "Read all our',
  ],
  '“each of our customer reviews”': [
    says('Read each of our customer reviews.'),
    'selected-reviews content/home.yaml:6:12',
  ],
  'a face without consent': [
    { [ABOUT]: person(PICTURE) },
    'picture-consent content/about-us.yaml:27:13 "Ana Ruiz"',
  ],
  'a setup fee beside the price': [
    { [SECTION]: edit({ '- Landing pages': '- Setup', 'Landing pages: up to 5': 'Setup: "$200"' }) },
    'hidden-fee content/packages/seo.yaml:10:9 "Setup"',
  ],
  'a setup fee with a word after its amount': [
    { [SECTION]: edit({ '- Landing pages': '- Setup', 'Landing pages: up to 5': 'Setup: "$200 once"' }) },
    'hidden-fee content/packages/seo.yaml:10:9 "Setup"',
  ],
  'a deposit': [
    { [SECTION]: edit({ '[Keywords]': '[Deposit]', 'Keywords: 10': 'Deposit: "$1,000"' }) },
    'hidden-fee content/packages/seo.yaml:6:14 "Deposit"',
  ],
  'a fee in the text of a section': [
    { [SECTION]: replace('Monthly work.', 'Monthly work. Plus a $150 first onboarding fee.') },
    'hidden-fee content/packages/seo.yaml:5:7 "Plus a $150 first onboarding fee."',
  ],
  'a fee in the text of a service': [
    { 'content/services/seo.yaml': replace('We look first.', 'A fee of only $99 comes first.') },
    'hidden-fee content/services/seo.yaml:18:7 "A fee of only $99 comes first."',
  ],
  'a fee in the text of a section, where another section names its own': [
    {
      [SECTION]: replace('Monthly work.', 'Monthly work. Plus a $150 fee.'),
      'content/packages/ads.yaml': WITH_FEE,
    },
    'hidden-fee content/packages/seo.yaml:5:7 "Plus a $150 fee."',
  ],
  'a monthly price without its end': [
    { [PACKAGES]: replace(/ending: .*\n/, '') },
    'how-it-ends content/packages/seo.yaml:16:13 "month"',
  ],
  'a price “billed annually” without its end': [
    {
      [PACKAGES]: replace(/ending: .*\n/, ''),
      [SECTION]: replace('period: month', 'period: billed annually'),
    },
    'how-it-ends content/packages/seo.yaml:16:13 "billed annually"',
  ],
  'a price for a “mo” without its end': [
    { [PACKAGES]: replace(/ending: .*\n/, ''), [SECTION]: replace('period: month', 'period: mo') },
    'how-it-ends content/packages/seo.yaml:16:13 "mo"',
  ],
  'a claim above the reviews': [
    { [REVIEWS]: replace('One selected review.', 'One selected review of the best agency.') },
    'claim content/reviews.yaml:5:7 "One selected review of the best agency."',
  ],
  'a claim beside one that is proved': [
    { ...says('The best lamps, and no contracts.'), ...proved('no contracts') },
    'claim content/home.yaml:6:12 "The best lamps, and no contracts."',
  ],
  'a claim that another entry proves': [
    { ...says('The best lamps.'), ...proved('best bulbs') },
    'claim content/home.yaml:6:12 "The best lamps."',
  ],
  'a claim after a “no” about something else': [
    says('No contracts and the best lamps.'),
    'claim content/home.yaml:6:12 "No contracts and the best lamps."',
  ],
  'evidence from the future': [
    { ...says('The best lamps.'), ...proved('best lamps', day(-370)) },
    `claim content/claims.yaml:2:12 "best lamps" its evidence is of ${day(-370)}`,
  ],
  'evidence that is older than a year': [
    { ...says('The best lamps.'), ...proved('best lamps', day(370)) },
    `claim content/claims.yaml:2:12 "best lamps" its evidence is of ${day(370)}`,
  ],
  'a call from somebody of the team': [
    { [CONTACT]: replace('We only answer you.', 'A specialist will call you soon.') },
    'call-consent content/contact-us.yaml:26:12',
  ],
  'no statement of accessibility': [
    { [STATEMENT]: null },
    'accessibility-statement content/policies/ "" there is no such page\noutside-address content/policies/ "maps.example" there is no privacy policy',
  ],
  'a statement that names no contact': [
    { [STATEMENT]: replace('Write to {email}', 'Tell us') },
    'accessibility-statement content/policies/accessibility.md:3:8 "Privacy and access" names no way',
  ],
  'a statement that hides the known fault': [
    { [STATEMENT]: (text) => text.replaceAll('Not Found', 'last') },
    'accessibility-statement content/policies/accessibility.md:3:8 "Privacy and access" does not name',
  ],
  'a script over the pages': [
    {
      [SITE]: (text) =>
        `${text}measurement:\n  service: plausible\n  src: https://cdn.userway.org/widget.js\n  data-domain: lantern-lamps.com\n`,
    },
    'overlay content/site.yaml:33:8 "https://cdn.userway.org/widget.js"',
  ],
  'a map whose company the policy does not name': [
    { [STATEMENT]: replace('from maps.example', 'from a company') },
    'outside-address content/policies/accessibility.md:3:8 "maps.example" is not named there',
  ],
};

const CLAIMED =
  'Online 99.95% of the time. | Or 99 %. | Unlimited changes! | We guarantee it. | Results guaranteed. | No contract, ever. | No contracts. | The #1 agency in town. | We make you No. 1. | The No.1 in town. | Not unlimited, but unlimited calls. | The best lamps.';
const ANNOUNCED =
  "Our team will text you. | A member of it may ring you. | We call you. | Then we'll call you. | Somebody can then gladly phone you. | A reminder by text. | An update by SMS. | One offer by phone. | An alert by text. | News by text. | An SMS alert. | An SMS update. | An SMS offer.";

describe('a release finds, with file and line,', () => {
  it.each(Object.keys(VIOLATIONS))('%s', async (what) => {
    const [edits, expected] = VIOLATIONS[what] as [Edits, string];
    expect((await findingsOf(edits)).join('\n')).toContain(expected);
  });

  it.each([
    ['claim', CLAIMED],
    ['call-consent', ANNOUNCED],
  ])('each sentence of the rule %s', async (rule, said) => {
    const edits = { [STATEMENT]: replace('## Both', `## Both\n\n${said.replaceAll(' | ', ' ')}`) };
    const at = `${rule} content/policies/accessibility.md:17:1`;
    expect(await findingsOf(edits)).toEqual(said.split(' | ').map((value) => `${at} "${value}"`));
    // Of a large site, only such texts are remembered.
    for (const value of said.split(' | '))
      expect([value, isSuspect(value.replaceAll(' ', '\n  '))]).toEqual([value, true]);
  });

  it('a service for inquiries whose company the policy does not name', async () => {
    const service = { ...SERVICE, CONTACT_ENDPOINT: 'https://formspree.io/f/start' };
    const form = { [STATEMENT]: replace('from maps.example', 'from maps.example, and forms') };
    expect(await findingsOf(form, service)).toEqual([expect.stringContaining('"formspree.io" is not named')]);
    const short = { ...SERVICE, CONTACT_ENDPOINT: 'https://lantern.app.n8n.cloud/start' };
    expect(
      await findingsOf({ [STATEMENT]: replace('from maps.example', 'from maps.example and n8n') }, short),
    ).toEqual([]);
  });
});

const CAREFUL = `We cannot guarantee a rank, and nobody can. We do our best, and are not #1. You call us; we never call you. The best time to start is fall. It won’t guarantee a rank. They can’t be the best. We don’t say best. It doesn’t guarantee a thing. It isn’t #1. Suite #1 is ours. 77 Main Street #1. PO Box #1. Nobody is the No.1. Their best lamps. See your very best customers. A best practice. The best day. The best way. Some say "best of all". We never again call you.`;

/** What agencies may truthfully say. */
const TRUTHFUL: Record<string, Edits> = {
  'a new agency without reviews': {
    [REVIEWS]: (text) =>
      text.replace('One selected review.', 'Soon.').replace(/^reviews:[\s\S]*/m, 'reviews: []\n'),
  },
  'an agency with a counter, whose policy names its maker': {
    [SITE]: (text) =>
      `${text}measurement:\n  service: goatcounter\n  src: https://gc.zgo.at/count.js\n  data-goatcounter: https://lantern.goatcounter.com/count\n`,
    [STATEMENT]: replace('from maps.example', 'from maps.example and GoatCounter'),
  },
  'a plumber’s marketer, who is careful with words': {
    [REVIEWS]: (text) => `${text}    incentive: Got the best lamp for it.\n`,
    [STATEMENT]: replace('## Both', `## 1 Both\n\n${CAREFUL}`),
  },
  'an agency with a setup fee, which its prices name': {
    [ABOUT]: person(''),
    [STATEMENT]: replace('maps.example', 'Maps, a company'),
    [SECTION]: edit({
      'highlights: [Keywords]': 'fee: Setup fee\nhighlights: [Setup fee]',
      'Keywords: 10': 'Setup fee: "$200"',
      'Monthly work.': 'Monthly work, and a $200 setup fee once.',
    }),
  },
  'an agency that proves its claims': {
    ...says(
      'We answered 99.2% of messages in a day. Unlimited changes to your hours. Revisions are not unlimited.',
    ),
    [CLAIMS]: `claims:\n  - { claim: 99.2% of messages, evidence: Our inbox., date: "${day(30)}" }\n  - { claim: unlimited changes, evidence: Our terms., date: "${day(200)}" }\n`,
  },
  'an agency that calls, with consent': {
    ...says('Leave your number and we’ll call you tomorrow.'),
    [CONTACT]: replace(
      'We only answer you.',
      'You agree that we may call or text you about your request, which is not required to buy anything.',
    ),
  },
  'an agency with a person, a bad review, and its best-seller': {
    [ABOUT]: person(`${PICTURE}      consent: { how: in her contract, date: "May 4, 2025" }\n`),
    [REVIEWS]: edit({ 'stars: 5': 'stars: 2\n    incentive: The best lamp', 'selected ': '' }),
    [SITE]: replace('phone: ""', 'phone: (360) 555-0142'),
    [STATEMENT]: edit({
      '## Both': '## Both\n\nBanks take a $30 fee.',
      'Write to {email}': 'Call 360-555-0142',
    }),
    ...says('Our best seller. Read the reviews. The best practices of “the #1 agency” are not ours.'),
  },
};

it.each(Object.keys(TRUTHFUL))('a release finds nothing with %s', async (agency) => {
  expect(await findingsOf(TRUTHFUL[agency] as Edits)).toEqual([]);
});

it('a finding of a build names its law', async () => {
  const [finding, ...others] = await openFindings(await publishable(says('The best lamps.')));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'claim', law: expect.stringMatching(/^FTC Act section 5/) });
});
