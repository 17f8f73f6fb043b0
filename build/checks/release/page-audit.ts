import type { LoadedContent } from '../../content/load.ts';
import type { SpokenFacts } from '../../render/read-page.ts';
import type { Route } from '../../routes/list.ts';
import type { Finding, Found } from '../../shared/problems.ts';
import { placeOfText, type Rule } from './publication.ts';

/** A rule about each page by itself. */
interface PageRule extends Pick<Rule, 'name' | 'remedy'> {
  /** @param path URL of the page @param place finds a text of the page in the content */
  find: (page: SpokenFacts, path: string, place: (text: string) => string) => Found[];
}

/** Link text that says nothing about where a link leads. */
const VAGUE =
  /^(click( here)?|here|read more|learn more|more|link|this( page)?|details|go|see more|continue)[.…>→\s]*$/i;

/** The same link text for two URLs on one page. */
const equalLinks: PageRule['find'] = ({ links }, path, place) => {
  const urls = new Map<string, string[]>();
  return links.flatMap(({ name, href: written }) => {
    const href = written.startsWith('#') ? path + written : written;
    const earlier = urls.get(name.toLowerCase()) ?? [];
    urls.set(name.toLowerCase(), [...earlier, href]);
    const [first] = earlier;
    if (name === '' || first === undefined || earlier.includes(href)) return [];
    const note = `leads to ${first} and to ${href} on ${path}`;
    return [{ where: place(name), value: name, note }];
  });
};

/** A file name as cameras and editors produce it, or a word that says nothing. */
const FILE_NAME =
  /\.(svg|png|jpe?g|webp|avif|gif)$|^(image|picture|photo|photograph|img)$|^(img|dsc[nf]?|pxl|dji|p)[_-]?\d{3,}/i;

/** The audit of the finished pages. */
export const auditRules: PageRule[] = [
  {
    name: 'heading-order',
    remedy:
      'Use the level after that of the previous heading: people who cannot see the page navigate by headings.',
    find: ({ headings }, path, place) =>
      headings.flatMap(({ level, text }, index) => {
        const before = headings[index - 1]?.level ?? 0;
        if (level <= before + 1) return [];
        const note = `h${level} after ${before === 0 ? 'no heading' : `h${before}`} on ${path}`;
        return [{ where: place(text), value: text, note }];
      }),
  },
  {
    name: 'link-text',
    remedy:
      'Say in the text of the link where it leads: people and search engines read it without the text around it.',
    find: (page, path, place) => [
      ...page.links
        .filter(({ name }) => name === '' || VAGUE.test(name))
        .map(({ name, href }) => ({ where: place(name), value: name, note: `leads to ${href}` })),
      ...equalLinks(page, path, place),
    ],
  },
  {
    name: 'image-alternative',
    remedy:
      'Say in "alt" what the picture shows, or leave it empty (alt="") where the picture says nothing new; a drawing within the page needs aria-hidden="true", or role="img" and an aria-label.',
    find: ({ images, namelessDrawings }, where) => [
      ...images
        .filter(({ alt }) => alt === undefined || FILE_NAME.test(alt.trim()))
        .map(({ alt, src }) => ({ where, value: alt ?? '', note: src })),
      ...namelessDrawings.map((name) => ({ where, value: '', note: `svg ${name}`.trim() })),
    ],
  },
];

/** The findings about one page, regardless of others. Called while the page is made. */
export const findingsOfPage = (page: SpokenFacts, route: Route, loaded: LoadedContent): Finding[] =>
  auditRules.flatMap(({ name, remedy, find }) =>
    find(page, route.path, (text) => placeOfText(loaded, route, text)).map((found) => ({
      ...found,
      rule: name,
      remedy,
    })),
  );
