import type { Site } from '../../../schemas/site.ts';
import type { Source, TextAt } from '../../content/source.ts';
import { phonesIn, readPhone } from '../../shared/phone.ts';
import type { Found } from '../../shared/problems.ts';
import { fileOf, type Publication, type Rule } from './publication.ts';

const SITE = 'content/site.yaml';

/**
 * Quotations from others and pages of places, which may mention other numbers and places, and reasons, which repeat what
 * they accept.
 */
const NOT_OURS = ['content/places/', 'content/reviews.yaml', 'content/release.yaml'];

/** Facts in a text that contradict content/site.yaml or other files. */
type Claim = (text: TextAt, publication: Publication) => Omit<Found, 'where'>[];

const phones: Claim = ({ where, value }, { content: { site } }) =>
  fileOf(where) === SITE
    ? []
    : phonesIn(value)
        .filter((written) => !numbersOf(site).includes(readPhone(written)?.number))
        .map((written) => ({
          value: written,
          note: `${SITE} has ${site.phone?.shown ?? 'no phone number'}`,
        }));

const numbersOf = ({ phone, textMessages, locations }: Site) =>
  [phone, textMessages?.number, ...locations.map((location) => location.phone)].map((one) => one?.number);

const MAILBOX = /[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** An email address at another domain; several at the agency's own are normal. */
const mailboxes: Claim = ({ where, value }, { content: { site } }) => {
  if (fileOf(where) === SITE) return [];
  const own = [site.email.split('@')[1] ?? '', new URL(site.url).hostname.replace(/^www\./, '')];
  return [...value.matchAll(MAILBOX)]
    .filter(([, host = '']) => !own.includes(host.toLowerCase()))
    .map(([mailbox]) => ({ value: mailbox, note: `${SITE} has ${site.email}` }));
};

/** In running text, and in the URLs of maps. */
const ZIP = /\b([A-Z]{2})(?:,|%2C)?(?:\s|\+|%20)+(\d{5})(?!\d)/g;

const zips: Claim = ({ value }, { content: { site } }) => {
  const own = [site, ...site.locations].flatMap(({ address }) => zipsIn(address.text).slice(0, 1));
  if (own.length === 0) return [];
  return zipsIn(value)
    .filter((zip) => !own.includes(zip))
    .map((zip) => ({ value: zip, note: `the address in ${SITE} has ${own.join(' and ')}` }));
};

const zipsIn = (text: string) => [...text.matchAll(ZIP)].map(([, state, zip]) => `${state} ${zip}`);

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,3})\\s+(services|industries)\\b`, 'gi');

/** "Six services" when there are ten. One, two or three may be some of them. */
const counts: Claim = ({ value }, { content }) => {
  const actual: Record<string, number> = {
    services: content.services.length,
    industries: content.industries.industries.length,
  };
  return [...value.matchAll(COUNTED)].flatMap(([written, word = '', what = '']) => {
    const named = NUMBERS.indexOf(word.toLowerCase());
    const stated = named === -1 ? Number(word) : named;
    const there = actual[what.toLowerCase()] ?? stated;
    return stated < 4 || stated === there ? [] : [{ value: written, note: `there are ${there}` }];
  });
};

const CLAIMS = [phones, mailboxes, zips, counts];

/** Two files that contradict each other: at least one of them is wrong. */
export const contradiction: Rule = {
  name: 'contradiction',
  remedy:
    'Two places say different things. Change the wrong one; in a policy, {phone}, {email} and {address} stand for the facts in content/site.yaml.',
  find: (publication) =>
    [...publication.sources.values()]
      .filter(({ file }) => !NOT_OURS.some((name) => file.startsWith(name)))
      // Positions, which take most of the time, are computed only for files with a contradiction.
      .filter(({ file, text }) => found({ where: file, value: text }, publication).length > 0)
      .flatMap((source) => textsOf(source).flatMap((text) => found(text, publication))),
};

const found = (text: TextAt, publication: Publication): Found[] =>
  CLAIMS.flatMap((claim) => claim(text, publication)).map((claimed) => ({ ...claimed, where: text.where }));

/** For Markdown, each line. */
const textsOf = ({ file, text, texts }: Source): TextAt[] =>
  file.endsWith('.md')
    ? text.split('\n').map((value, index) => ({ where: `${file}:${index + 1}:1`, value }))
    : texts();
