import type { PageSummary } from '../../render/page-summary.ts';
import type { Found } from '../../shared/problems.ts';
import { placeOfText, type Rule } from './publication.ts';

/** Finds what is wrong with a page by itself. @param place finds a text of the page in the content */
type Audit = (page: PageSummary, place: (text: string) => string) => Found[];

const skippedLevels: Audit = ({ route, facts: { headings } }, place) =>
  headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    const note = `h${level} after ${before === 0 ? 'no heading' : `h${before}`} on ${route.path}`;
    return [{ where: place(text), value: text, note }];
  });

/** Link text that says nothing about where a link leads. */
const VAGUE =
  /^(click( here)?|here|read more|learn more|more|link|this( page)?|details|go|see more|continue)[.…>→\s]*$/i;

const vagueLinks: Audit = ({ facts }, place) =>
  facts.links
    .filter(({ name }) => name === '' || VAGUE.test(name))
    .map(({ name, href }) => ({ where: place(name), value: name, note: `leads to ${href}` }));

/** The same link text for two URLs on one page. */
const equalLinks: Audit = ({ route, facts }, place) => {
  const urls = new Map<string, string[]>();
  return facts.links.flatMap(({ name, href }) => {
    const earlier = urls.get(name.toLowerCase()) ?? [];
    urls.set(name.toLowerCase(), [...earlier, href]);
    const [first] = earlier;
    if (name === '' || first === undefined || earlier.includes(href)) return [];
    const note = `leads to ${first} and to ${href} on ${route.path}`;
    return [{ where: place(name), value: name, note }];
  });
};

/** A file name as cameras and editors produce it, or a word that says nothing. */
const FILE_NAME =
  /\.(svg|png|jpe?g|webp|avif|gif)$|^(image|picture|photo|photograph|img)$|^(img|dsc[nf]?|pxl|dji|p)[_-]?\d{3,}/i;

const images: Audit = ({ route, facts }) =>
  facts.images
    .filter(({ alt }) => alt === undefined || FILE_NAME.test(alt.trim()))
    .map(({ alt, src }) => ({ where: route.path, value: alt ?? '', note: src }));

/** Drawings within the page that a screen reader would announce without a name. */
const drawings: Audit = ({ route, facts }) =>
  facts.namelessDrawings.map((name) => ({ where: route.path, value: '', note: `svg ${name}`.trim() }));

const rule = (name: string, remedy: string, ...audits: Audit[]): Rule => ({
  name,
  remedy,
  find: (publication) =>
    publication.pages.flatMap((page) =>
      audits.flatMap((audit) => audit(page, (text) => placeOfText(publication, page, text))),
    ),
});

/** The audit of the finished pages. */
export const auditRules: Rule[] = [
  rule(
    'heading-order',
    'Use the next level after the heading before: people who cannot see the page navigate by headings.',
    skippedLevels,
  ),
  rule(
    'link-text',
    'Say in the text of the link where it leads: people and search engines read it without the text around it.',
    vagueLinks,
    equalLinks,
  ),
  rule(
    'image-alternative',
    'Say in "alt" what the picture shows, or leave it empty (alt="") where the picture says nothing new; a drawing within the page needs aria-hidden="true", or role="img" and an aria-label.',
    images,
    drawings,
  ),
];
