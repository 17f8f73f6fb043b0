import { DESCRIPTION } from '../../../schemas/fields.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { Found } from '../../shared/problems.ts';
import { listed, type Publication, placeOfMeta, placeOfText, type Rule } from './publication.ts';

/**
 * Length of a title with the agency's name: search engines cut off longer ones, and rewrite those that are too short.
 */
export const TITLE = { min: 15, max: 60 };

const titleLength: Rule = {
  name: 'title-length',
  remedy: `Change the title so that it has ${TITLE.min} to ${TITLE.max} characters together with the agency's name.`,
  find: (publication) => outside(publication, 'title', readTitle, TITLE),
};

const descriptionLength: Rule = {
  name: 'description-length',
  remedy: `Change the description so that it has ${DESCRIPTION.min} to ${DESCRIPTION.max} characters.`,
  find: (publication) => outside(publication, 'description', readDescription, DESCRIPTION),
};

const missingDescription: Rule = {
  name: 'missing-description',
  remedy: 'Write what the page offers in one or two sentences: search engines show them below its title.',
  find: (publication) =>
    listed(publication)
      .filter((page) => readDescription(page) === '')
      .map((page) => ({ where: placeOfMeta(publication, page, 'description'), value: '' })),
};

const duplicateTitle: Rule = {
  name: 'duplicate-title',
  remedy: 'Give the page a title of its own.',
  find: (publication) => shared(publication, readTitle, (page) => placeOfMeta(publication, page, 'title')),
};

const duplicateDescription: Rule = {
  name: 'duplicate-description',
  remedy: 'Give the page a description of its own.',
  find: (publication) =>
    shared(publication, readDescription, (page) => placeOfMeta(publication, page, 'description')),
};

const duplicateHeading: Rule = {
  name: 'duplicate-h1',
  remedy: 'Give the page a heading of its own.',
  find: (publication) =>
    shared(publication, readHeading, (page, heading) => placeOfText(publication, page, heading)),
};

const readTitle = ({ facts }: PageSummary) => facts.title;
const readHeading = ({ facts }: PageSummary) => facts.h1[0] ?? '';
const readDescription = ({ facts }: PageSummary) => facts.description;

/** Texts with too few or too many characters; a missing text is reported by another rule. */
function outside(
  publication: Publication,
  key: 'title' | 'description',
  read: (page: PageSummary) => string,
  { min, max }: { min: number; max: number },
): Found[] {
  return listed(publication)
    .map((page) => ({ page, value: read(page) }))
    .filter(({ value }) => value !== '' && (value.length < min || value.length > max))
    .map(({ page, value }) => ({
      value,
      where: placeOfMeta(publication, page, key),
      note: `${value.length} characters`,
    }));
}

/** Pages that share a text with an earlier page. */
function shared(
  publication: Publication,
  read: (page: PageSummary) => string,
  place: (page: PageSummary, text: string) => string,
): Found[] {
  const first = new Map<string, PageSummary>();
  return listed(publication).flatMap((page) => {
    const value = read(page);
    const other = first.get(value);
    if (value !== '' && other)
      return [{ where: place(page, value), value, note: `also on ${other.route.path}` }];
    first.set(value, page);
    return [];
  });
}

/** What search engines show about a page, which must be unique. */
export const descriptionRules = [
  titleLength,
  duplicateTitle,
  duplicateHeading,
  missingDescription,
  descriptionLength,
  duplicateDescription,
];
