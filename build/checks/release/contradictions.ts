import { phonesIn, readPhone } from '../../shared/phone.ts';
import type { Found } from '../../shared/problems.ts';
import { type Publication, quotedIn, type Rule } from './publication.ts';

const SITE = 'content/site.yaml';

/** Pages of places, which may state other facts, and reasons, which repeat what they accept. */
const NOT_OURS = /^content\/(?:places\/|release\.yaml)/;

/** Finds in a text what contradicts content/site.yaml or other files. */
type Claim = (text: string, publication: Publication) => Omit<Found, 'where'>[];

const phones: Claim = (text, { content: { site } }) => {
  const own = [site.phone, site.textMessages?.number, ...site.locations.map(({ phone }) => phone)];
  const numbers = own.map((phone) => phone?.number);
  return phonesIn(text)
    .filter((written) => !numbers.includes(readPhone(written)?.number))
    .map((value) => ({ value, note: `${SITE} has ${site.phone?.shown ?? 'no phone number'}` }));
};

const MAILBOX = /[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** An email address at another domain; several at the agency's own are normal. */
const mailboxes: Claim = (text, { content: { site } }) => {
  const own = [
    site.email.toLowerCase().split('@')[1] ?? '',
    new URL(site.url).hostname.replace(/^www\./, ''),
  ];
  return [...text.matchAll(MAILBOX)]
    .filter(([, host = '']) => !own.includes(host.toLowerCase()))
    .map(([value]) => ({ value, note: `${SITE} has ${site.email}` }));
};

/** In running text, and in the URLs of maps. */
const ZIP = /\b([A-Z]{2})(?:,|%2C)?(?:\s|\+|%20)+(\d{5})(?!\d)/g;

const zips: Claim = (text, { content: { site } }) => {
  const own = [site, ...site.locations].flatMap(({ address }) => zipsIn(address.text).slice(0, 1));
  const known = [...own, ...zipsIn(site.areas?.names.join() ?? '')];
  if (own.length === 0) return [];
  return zipsIn(text)
    .filter((zip) => !known.includes(zip))
    .map((value) => ({ value, note: `the address in ${SITE} has ${own.join(' and ')}` }));
};

const zipsIn = (text: string) => [...text.matchAll(ZIP)].map(([, state, zip]) => `${state} ${zip}`);

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,3})\\s+(services|industries)\\b`, 'gi');

/** "Six services" when there are ten. One, two or three may be some of them. */
const counts: Claim = (text, { content }) =>
  [...text.matchAll(COUNTED)].flatMap(([value, word = '', what = '']) => {
    const named = NUMBERS.indexOf(word.toLowerCase());
    const stated = named === -1 ? Number(word) : named;
    const list = /services/i.test(what) ? content.services : content.industries.industries;
    return stated < 4 || list.length === 0 || stated === list.length
      ? []
      : [{ value, note: `there are ${list.length}` }];
  });

/** Two files that contradict each other: at least one of them is wrong. */
export const contradiction: Rule = {
  name: 'contradiction',
  remedy:
    'Two places say different things. Change the wrong one; in Markdown, {phone}, {email} and {address} stand for the facts in content/site.yaml. If both are right, accept it in content/release.yaml.',
  find: (content, publication) => {
    const isQuoted = quotedIn(content);
    return publication
      .texts()
      .filter((text) => !NOT_OURS.test(text.file) && publication.sources.has(text.file) && !isQuoted(text))
      .flatMap((text) =>
        [...(text.file === SITE ? [] : [phones, mailboxes]), zips, counts]
          .flatMap((claim) => claim(text.value, publication))
          .map((claimed) => ({ ...claimed, where: text.where })),
      );
  },
};
