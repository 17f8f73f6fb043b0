import { DESCRIPTION } from '../../../schemas/fields.ts';
import type { PageSummary } from '../../render/make-pages.ts';
import { LONGEST_TITLE } from '../../render/metadata.ts';
import { type Publication, placeOfText, type Rule } from './publication.ts';

/** Length of a title with the agency's name: search engines cut off longer ones, and rewrite very short ones. */
const TITLE = { min: 15, max: LONGEST_TITLE };

type Shown = 'title' | 'description' | 'h1';

/** Decides about a text. @param earlier the page that has the same @returns a note, undefined if it is right */
type Judge = (value: string, earlier: string | undefined) => string | undefined;

/** A rule about a text of the pages that search engines may list. */
const rule = (name: string, text: Shown, remedy: string, judge: Judge): Rule => ({
  name,
  remedy,
  find: (_content, publication) => {
    const first = new Map<string, string>();
    const pages = publication.pages.filter(({ route }) => route.indexed);
    return pages.flatMap((page) => {
      const [value = ''] = page.facts[text];
      const note = judge(value, first.get(value));
      if (!first.has(value)) first.set(value, page.route.path);
      return note === undefined ? [] : [{ value, where: placeOf(publication, page, text, value), note }];
    });
  },
});

const placeOf = (publication: Publication, page: PageSummary, text: Shown, value: string) =>
  text === 'h1'
    ? placeOfText(publication, page.route, value)
    : (publication.placeOf(page.route.meta, text) ?? page.route.path);

/** Too few or too many characters; a missing text is reported by another rule. */
const outside =
  ({ min, max }: { min: number; max: number }): Judge =>
  ({ length }) =>
    length > 0 && (length < min || length > max) ? `${length} characters` : undefined;

const duplicate: Judge = (value, earlier) => (value && earlier ? `also on ${earlier}` : undefined);

/** Each page has a title, a heading and a description of its own. */
export const descriptionRules: Rule[] = [
  rule(
    'title-length',
    'title',
    `Change the title so that it has ${TITLE.min} to ${TITLE.max} characters together with the agency's name, which is left out where it does not fit.`,
    outside(TITLE),
  ),
  rule('duplicate-title', 'title', 'Give the page a title of its own.', duplicate),
  rule('duplicate-h1', 'h1', 'Give the page a heading of its own.', duplicate),
  rule(
    'missing-description',
    'description',
    'Write what the page offers in one or two sentences: search engines show them below its title.',
    (value) => (value === '' ? '' : undefined),
  ),
  rule(
    'description-length',
    'description',
    `Change the description so that it has ${DESCRIPTION.min} to ${DESCRIPTION.max} characters.`,
    outside(DESCRIPTION),
  ),
  rule('duplicate-description', 'description', 'Give the page a description of its own.', duplicate),
];
