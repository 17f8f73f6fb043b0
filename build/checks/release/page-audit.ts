import type { PageSummary } from '../../render/page-summary.ts';
import type { Found } from '../../shared/problems.ts';
import { type Publication, placeOfText, type Rule } from './publication.ts';

const headingOrder: Rule = {
  name: 'heading-order',
  remedy: 'Use the next level after the heading before: people who cannot see the page navigate by headings.',
  find: (publication) => publication.pages.flatMap((page) => skippedLevels(publication, page)),
};

function skippedLevels(publication: Publication, page: PageSummary): Found[] {
  const { headings } = page.facts;
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (level <= before + 1) return [];
    const note = `h${level} after ${before === 0 ? 'no heading' : `h${before}`} on ${page.route.path}`;
    return [{ where: placeOfText(publication, page, text), value: text, note }];
  });
}

/** Link text that says nothing about where a link leads. */
const VAGUE =
  /^(click( here)?|here|read more|learn more|more|link|this( page)?|details|go|see more|continue)$/i;

const linkText: Rule = {
  name: 'link-text',
  remedy:
    'Say in the text of the link where it leads: people and search engines read it without the text around it.',
  find: (publication) =>
    publication.pages.flatMap((page) => [...vagueLinks(publication, page), ...equalLinks(publication, page)]),
};

function vagueLinks(publication: Publication, page: PageSummary): Found[] {
  return page.facts.links
    .filter(({ name }) => name === '' || VAGUE.test(name.replace(/[.…>→\s]+$/, '')))
    .map(({ name, href }) => ({
      where: placeOfText(publication, page, name),
      value: name,
      note: `leads to ${href}`,
    }));
}

/** The same link text for two URLs on one page. */
function equalLinks(publication: Publication, page: PageSummary): Found[] {
  const links = page.facts.links.filter(({ name }) => name !== '');
  const addresses = new Map<string, string[]>();
  return links.flatMap(({ name, href }) => {
    const earlier = addresses.get(name.toLowerCase()) ?? [];
    addresses.set(name.toLowerCase(), [...earlier, href]);
    const [first] = earlier;
    if (first === undefined || earlier.includes(href)) return [];
    const note = `leads to ${first} and to ${href} on ${page.route.path}`;
    return [{ where: placeOfText(publication, page, name), value: name, note }];
  });
}

/** A file name as cameras and editors produce it, or a word that says nothing. */
const FILE_NAME =
  /\.(svg|png|jpe?g|webp|avif|gif)$|^(image|picture|photo|photograph|img)$|^(img|dsc[nf]?|pxl|dji|p)[_-]?\d{3,}/i;

const imageAlternative: Rule = {
  name: 'image-alternative',
  remedy:
    'Say in "alt" what the picture shows, or leave it empty (alt="") where the picture says nothing new; a drawing within the page needs aria-hidden="true", or role="img" and an aria-label.',
  find: ({ pages }) => pages.flatMap((page) => [...images(page), ...drawings(page)]),
};

function images({ route, facts }: PageSummary): Found[] {
  return facts.images
    .filter(({ alt }) => alt === undefined || FILE_NAME.test(alt.trim()))
    .map(({ alt, src }) => ({ where: route.path, value: alt ?? '', note: src }));
}

/** Drawings within the page that a screen reader would announce without a name. */
const drawings = ({ route, facts }: PageSummary): Found[] =>
  facts.namelessDrawings.map((name) => ({ where: route.path, value: '', note: `svg ${name}`.trim() }));

/** The audit of the finished pages. */
export const auditRules = [headingOrder, linkText, imageAlternative];
