import type { Content } from '../../../schemas/content.ts';
import { counterAddresses } from '../../../schemas/measurement.ts';
import { connectSources } from '../../render/security-policy.ts';
import { isoDay, localDay } from '../../shared/iso-day.ts';
import { phonesIn, readPhone } from '../../shared/phone.ts';
import { folded } from '../../shared/words.ts';
import { foundAt, type Rule, sentencesWith } from './publication.ts';

const PRICE_LAW = 'California SB 478 (Civil Code 1770(a)(29)), Massachusetts 940 CMR 38';

const ALL_REVIEWS = /\b(?:all|each|every one) (?:of )?our (?:\w+ )?reviews\b/i;

const FEE = /\b(?:fee|set-?up|activation|onboarding|deposit)\b/i;

/** "a $200 setup fee", "setup fee of $200" */
const FEE_IN_TEXT = /\$\d[\d,.]*(?: [\w-]+){0,3} fee\b|\bfee(?: \w+){0,2} \$\d/i;

/** Files that speak of packages: their own, and those of the services. */
const ABOUT_PACKAGES = /^content\/(?:packages|services)\b|^content\/home\.yaml/;

const RECURRING =
  /\b(?:day|week|month|quarter|year|annum|daily|weekly|monthly|quarterly|yearly|annual|(?:mo|yr|wk)\b)/i;

/** What a reader takes for a promise or a rank, but "best seller", "best practice" and the like. */
const CLAIM =
  /\b99(?:\.\d+)?\s?%|\b(?<!\bnot )unlimited\b|\bguarantee[ds]?\b|\bno contracts?\b|(?<!#|\b(?:suite|ste\.?|unit|apt\.?|apartment|room|bldg\.?|building|box|st\.?|street|ave\.?|avenue|rd\.?|road) )#1\b|\bnumber one\b|\bNo\. ?1\b|\bbest\b(?!(?: |-)(?:sellers?|practices?|times?|days?|ways?|reached|before|if|when|to)\b)/i;

/** "We promise no guarantee", "nobody can guarantee", "do our best": these claim nothing. */
const NO_CLAIM =
  /\b(?:no|not|never|nobody|cannot|neither|nor|without|won[’']t|can[’']t|don[’']t|doesn[’']t|isn[’']t)\b(?:(?!\b(?:and|but)\b)[^,;:])*(?:\b(?:guarantee|best|number one|No\. ?1)|#1)|\b(?:do|try|does|did) (?:our|their|your|its|my) best\b|\b(?:your|their|its|his|her) (?:\w+ )?best\b/i;

/** What others say, or what a drawing shows. */
const QUOTED = /“[^”]*”|"[^"]*"/g;

/** Days for which evidence counts. */
const VALID = 365;

const plain = (text: string) => folded(text).toLowerCase();

/** "we'll call you", "our team will text you", "reminders by text message" */
const CALLS =
  /\b(?:we|our \w+|somebody|someone|a (?:member|person|specialist)[^.]*?)(?:[’']ll| will| can| may| might)?(?: \w+){0,2} (?:call|phone|ring|text|message) you\b|\b(?:reminders?|updates?|offers?|news|alerts?) by (?:text|SMS|phone)\b|\bSMS (?:alerts?|updates?|offers?)\b/i;

/** "We never call you." */
const NO_CALL = /\b(?:never|not|don[’']t|won[’']t)\b[^,;]* (?:call|phone|ring|text|message) you\b/i;

/** What 47 CFR 64.1200(f)(9) has the visitor read beside the form. */
const AGREED = [
  /\b(?:agree|consent)\b/i,
  /\b(?:calls?|texts?|text messages?)\b/i,
  /\bnot (?:a |be )?(?:required|condition)|\bno condition\b/i,
];

const ADA = 'ADA title III (42 U.S.C. 12182)';

/** Hosts of scripts that put themselves over a page and promise to make it accessible. */
const OVERLAYS =
  /(?:^|[./])(?:accessibe|acsbapp|acsbap|userway|audioeye|equalweb|allyable|accessibly|adally|maxaccess|reciteme|webaccessibility|accessiway|truabilities|nagich)\b/i;

/** Rules with a law behind them. They are reminders, not legal advice. */
export const lawRules: Rule[] = [
  // What reviews and faces need.
  {
    name: 'review-consent',
    law: '16 CFR 465.2: a review must be by a real customer about a real experience.',
    remedy:
      'Write below the review when and how its author agreed to be quoted: consent: { how: by email, date: "March 3, 2026" }.',
    find: ({ reviews }, publication) =>
      reviews.reviews
        .filter(({ sample, consent }) => !sample && !consent?.date)
        .map((review) => foundAt(publication, review, 'name')),
  },
  {
    name: 'selected-reviews',
    suspects: ALL_REVIEWS,
    law: '16 CFR 465.7: the reviews shown must not look like all of them if others are left out.',
    remedy:
      'Only reviews with 4 and 5 stars are stored. Call them selected reviews on their page, and nowhere all reviews; or store the others, too.',
    find: ({ reviews: page }, publication) => {
      if (page.reviews.length === 0 || page.reviews.some(({ stars }) => stars < 4)) return [];
      const isSaid = /\bselect(?:ed|ion)\b/i.test(`${page.heading} ${page.lead}`);
      return [
        ...(isSaid ? [] : [foundAt(publication, page, 'lead', 'does not say that they are selected')]),
        ...sentencesWith(ALL_REVIEWS, publication),
      ];
    },
  },
  {
    name: 'picture-consent',
    law: 'California Civil Code 3344, New York Civil Rights Law 51: a face in advertising needs the person’s consent.',
    remedy:
      'Write below the picture when and how this person agreed to be shown: consent: { how: in their contract, date: "March 3, 2026" }.',
    find: ({ about }, publication) =>
      (about.people?.items ?? [])
        .filter(({ sample, picture, consent }) => !sample && picture && !consent?.date)
        .map((person) => foundAt(publication, person, 'name')),
  },
  // What prices need.
  {
    name: 'hidden-fee',
    law: `${PRICE_LAW}: a price must include every fee that everybody pays.`,
    remedy:
      'Write the name of the row as "fee" at the top of the file of its packages; the first total then stands beside each price. A fee that has no row needs one; of several, write the sum into one row.',
    find: ({ packageSections }, publication) => {
      const rows = packageSections.flatMap(({ fee, highlights, rows, tiers }) =>
        [highlights, ...rows.map(({ features }) => features)].flatMap((list) =>
          list.flatMap((row, index) => {
            const isFee = row !== fee && FEE.test(row);
            const isPriced = isFee && tiers.some(({ points }) => /\$\d/.test(String(points[row])));
            return isPriced ? foundAt(publication, list, String(index)) : [];
          }),
        ),
      );
      const isNamed = packageSections.some(({ fee }) => fee);
      const unnamed = packageSections.filter(({ fee }) => !fee).map(({ slug }) => `${slug}.yaml`);
      const places = isNamed ? new RegExp(`^content/packages/(?:${unnamed.join('|')})$`) : ABOUT_PACKAGES;
      return [...rows, ...sentencesWith(FEE_IN_TEXT, publication, places)];
    },
  },
  {
    name: 'how-it-ends',
    law: `${PRICE_LAW}: a price that is charged again and again must say how to end it.`,
    remedy:
      'Write "ending" into content/packages.yaml, such as: You can end any package with one month’s notice.',
    find: ({ packageSections, packagesPage }, publication) => {
      const tiers = packageSections.flatMap((section) => section.tiers);
      const recurring = tiers.find(({ period }) => RECURRING.test(period));
      return recurring && !packagesPage.ending ? [foundAt(publication, recurring, 'period')] : [];
    },
  },
  // What the agency claims, and what it announces to do with a phone number.
  {
    name: 'claim',
    suspects: CLAIM,
    law: 'FTC Act section 5 (15 U.S.C. 45): a claim needs evidence before it is made.',
    remedy:
      'Say it in other words, or write the claim, its evidence and the day of the evidence into content/claims.yaml. After a year, check the evidence again.',
    find: ({ claims: { claims } }, publication) => {
      const proved = claims.map(({ claim }) => plain(claim)).filter((claim) => CLAIM.test(claim));
      const unproved = sentencesWith(CLAIM, publication).filter(({ value }) => {
        const own = value.replace(QUOTED, '');
        const rest = proved.reduce((text, claim) => text.replaceAll(claim, ''), plain(own));
        return CLAIM.test(rest) && !NO_CLAIM.test(own);
      });
      const { now = new Date(0) } = publication;
      const today = publication.now ? localDay(publication.now) : '9999';
      const oldest = new Date(now.getTime() - VALID * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const outdated = claims
        .filter(({ date }) => (isoDay(date) ?? '') < oldest || String(isoDay(date)) > today)
        .map((entry) => {
          const note = entry.date === '' ? 'has no date' : `its evidence is of ${entry.date}`;
          return foundAt(publication, entry, 'claim', note);
        });
      return [...unproved, ...outdated];
    },
  },
  {
    name: 'call-consent',
    // Wider than CALLS, which takes long for each text of a large site.
    suspects: /\b(?:call|phone|ring|text|message) you\b|\bby (?:text|SMS|phone)\b|\bSMS /,
    law: 'TCPA, 47 CFR 64.1200(f)(9): marketing by phone or text needs consent in writing.',
    remedy:
      'Write back by email instead; or have "consent" in content/contact-us.yaml say that the visitor agrees to calls and texts from you, and that this is no condition of a purchase (“not required”).',
    find: ({ contact: { form } }, publication) =>
      AGREED.every((part) => part.test(form.consent))
        ? []
        : sentencesWith(CALLS, publication).filter(({ value }) => !NO_CALL.test(value)),
  },
  // What visitors with disabilities, and all who care for their privacy, can rely on.
  {
    name: 'accessibility-statement',
    law: `${ADA}: a site is open to people with disabilities, and says whom to tell if it is not.`,
    remedy:
      'Restore content/policies/accessibility.md: it names whom to write to ({email}) and what the site cannot do yet: the Not Found page leaves by itself.',
    find: ({ policies, site }, publication) => {
      const statement = policies.find(({ slug }) => /acc?ess?ib/i.test(slug));
      if (!statement) return [{ where: 'content/policies/', value: '', note: 'there is no such page' }];
      const { lead, inShort, sections } = statement;
      const points = inShort.flatMap(({ title, text }) => [title, text]);
      const words = [lead, ...points, ...sections.flatMap(({ heading, html }) => [heading, html])].join(' ');
      const lacks = (note: string) => foundAt(publication, statement, 'title', note);
      const numbers = phonesIn(words).map((written) => readPhone(written)?.number);
      const namesContact =
        words.replaceAll('&#39;', "'").includes(site.email) ||
        (site.phone && (numbers.includes(site.phone.number) || words.includes(site.phone.shown)));
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
    find: ({ site: { measurement: counter = {} } }, publication) =>
      Object.keys(counter)
        .map((key) => foundAt(publication, counter, key))
        .filter(({ value }) => OVERLAYS.test(value)),
  },
  {
    name: 'outside-address',
    law: 'California Business and Professions Code 22575 (CalOPPA): a privacy policy names who else learns of a visit.',
    remedy:
      'Name this company in the privacy policy, with what it learns and why: the pages of the site send requests to its server.',
    find: (content, publication) => {
      const policy = content.policies.find(({ slug, title }) => /privac/i.test(`${slug} ${title}`));
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
  const urls = [counterAddresses(content.site.measurement)?.script ?? [], connectSources(content)].flat();
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).hostname))];
}

/** `www.google.com` -> `google`. Hosts of US sites end with one label. GoatCounter's script is at gc.zgo.at. */
const companyOf = (host: string) =>
  host === 'gc.zgo.at' ? 'goatcounter' : (host.split('.').at(-2) ?? host).toLowerCase();

/** By its address, its company, or the first word of it, which is no short one: Google for googleapis.com. */
function isNamed(host: string, words: string): boolean {
  const company = companyOf(host);
  const isOf = (word: string) => word === company || (word.length > 5 && company.startsWith(word));
  return words.includes(host) || (words.match(/[a-z0-9-]+/g) ?? []).some(isOf);
}
