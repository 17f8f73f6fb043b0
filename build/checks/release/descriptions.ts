import { DESCRIPTION } from '../../../schemas/fields.ts';
import { LONGEST_TITLE } from '../../render/metadata.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { Found } from '../../shared/problems.ts';
import { listed, type Publication, placeOfMeta, placeOfText, type Rule } from './publication.ts';

/**
 * Length of a title with the agency's name: search engines cut off longer ones, and rewrite those that are too short.
 */
const TITLE = { min: 15, max: LONGEST_TITLE };

/** What search engines show about a page, and its place. */
const TEXTS = {
  title: {
    read: ({ facts }: PageSummary) => facts.title,
    place: (publication: Publication, page: PageSummary) => placeOfMeta(publication, page, 'title'),
  },
  description: {
    read: ({ facts }: PageSummary) => facts.description,
    place: (publication: Publication, page: PageSummary) => placeOfMeta(publication, page, 'description'),
  },
  h1: { read: ({ facts }: PageSummary) => facts.h1[0] ?? '', place: placeOfText },
};

/** Finds the texts that a test selects, of pages that search engines may list. */
const find =
  (
    text: keyof typeof TEXTS,
    test: (value: string, page: PageSummary) => false | Omit<Found, 'where' | 'value'>,
  ) =>
  (publication: Publication): Found[] => {
    const { read, place } = TEXTS[text];
    return listed(publication).flatMap((page) => {
      const value = read(page);
      const found = test(value, page);
      return found ? [{ value, where: place(publication, page, value), ...found }] : [];
    });
  };

/** Too few or too many characters; a missing text is reported by another rule. */
const outside = (text: 'title' | 'description', { min, max }: { min: number; max: number }) =>
  find(
    text,
    ({ length }) => length > 0 && (length < min || length > max) && { note: `${length} characters` },
  );

/** The same as on an earlier page. */
const duplicate = (text: keyof typeof TEXTS) => (publication: Publication) => {
  const first = new Map<string, string>();
  return find(text, (value, { route }) => {
    const other = first.get(value);
    if (other === undefined) first.set(value, route.path);
    return value !== '' && other !== undefined && { note: `also on ${other}` };
  })(publication);
};

/** Each page has a title, a heading and a description of its own. */
export const descriptionRules: Rule[] = [
  {
    name: 'title-length',
    remedy: `Change the title so that it has ${TITLE.min} to ${TITLE.max} characters together with the agency's name, which is left out where it does not fit.`,
    find: outside('title', TITLE),
  },
  { name: 'duplicate-title', remedy: 'Give the page a title of its own.', find: duplicate('title') },
  { name: 'duplicate-h1', remedy: 'Give the page a heading of its own.', find: duplicate('h1') },
  {
    name: 'missing-description',
    remedy: 'Write what the page offers in one or two sentences: search engines show them below its title.',
    find: find('description', (value) => value === '' && {}),
  },
  {
    name: 'description-length',
    remedy: `Change the description so that it has ${DESCRIPTION.min} to ${DESCRIPTION.max} characters.`,
    find: outside('description', DESCRIPTION),
  },
  {
    name: 'duplicate-description',
    remedy: 'Give the page a description of its own.',
    find: duplicate('description'),
  },
];
