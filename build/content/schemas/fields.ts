import { z } from 'zod';
import { ICON_NAMES } from '../../shared/icon-library.ts';
import { isoDay } from '../../shared/iso-day.ts';
import { didYouMean } from '../../shared/nearest.ts';
import { expectedUrl, problemOfUrl, type UrlKind } from '../../shared/url.ts';

/** Text with at least one letter, and no more than a screen holds; spaces at either end are removed. */
export const text = z.string().trim().min(1).max(2000);

/** The color tokens that content may choose for a block; each has a class in components/tints.styles.ts. */
export const tint = z.enum(['surface', 'block', 'wood', 'water', 'yellow', 'signal', 'signal-2', 'signal-3']);
export type Tint = z.infer<typeof tint>;

/** Characters of a description that a search engine shows whole, and with which it says enough to be shown. */
export const DESCRIPTION = { min: 70, max: 160 };

/** A day as Americans write it, "October 1, 2026"; or empty, in a draft. Editors check its form only. */
export const day = z
  .string()
  .trim()
  .refine((value) => value === '' || isoDay(value) !== undefined, {
    error: (issue) => `this must be a day such as "October 1, 2026", but it is "${issue.input}"`,
  })
  .meta({
    pattern: '^([A-Z][a-z]+ \\d{1,2}, \\d{4})?\\s*$',
    patternErrorMessage: 'this must be a day such as "October 1, 2026"',
  });

const description = z
  .string()
  .trim()
  .refine(({ length }) => length === 0 || (length >= DESCRIPTION.min && length <= DESCRIPTION.max), {
    error: (issue) =>
      `this must have ${DESCRIPTION.min} to ${DESCRIPTION.max} characters, but it has ${String(issue.input).trim().length}`,
  })
  .meta({
    description: 'What search engines show below the title.',
    pattern: `^([\\s\\S]{${DESCRIPTION.min},${DESCRIPTION.max}})?\\s*$`,
    patternErrorMessage: `this must have ${DESCRIPTION.min} to ${DESCRIPTION.max} characters, or be empty in a draft`,
  });

/** What search engines and browser tabs show. The agency's name is added to the title by the build. */
export const meta = z.strictObject({
  title: text.max(60),
  /** Empty in a draft: a release asks for it. */
  description,
  /** When the page was last changed, for the sitemap; without it the history of its file says so. */
  updated: day.optional(),
});

/** An address of a kind, checked as build/shared/url.ts says. */
export const address = (kind: UrlKind) =>
  text
    .refine((value) => value === '' || problemOfUrl(value, kind) === undefined, {
      error: ({ input }) => problemOfUrl(String(input).trim(), kind),
    })
    .meta(expectedUrl(kind));

/** An address on this site, as the visitor sees it: with a slash at the end of its path. */
export const href = address('page');

/** The name of an icon on lucide.dev, in kebab-case. JSON Schemas list all names once, under this id. */
export const icon = text
  .refine((name) => ICON_NAMES.includes(name), {
    error: ({ input }) =>
      `there is no icon named "${input}".${didYouMean(String(input), ICON_NAMES)} Choose one from https://lucide.dev/icons/`,
  })
  .meta({ id: 'icon' });

/** What stays in sight of a picture that is cut: percentages from the left and from the top. */
const focus = text.regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, {
  error: 'this must be two percentages, from the left and from the top, such as "50% 30%"',
});

const SEEN = 'a few words on what the picture shows, for those who do not see it';

/** A drawing, or a file in static/images/. */
export const picture = z.strictObject({
  name: text.describe('A drawing such as map-pack, or a file in static/images/ such as shop-front.jpg.'),
  alt: z
    .string({ error: ({ input }) => (input === undefined ? SEEN : undefined) })
    .trim()
    .min(1)
    .max(2000)
    .describe(`Demanded: ${SEEN}.`),
  focus: focus
    .optional()
    .describe(
      'What stays in sight of a photograph where it is cut, from the left and from the top: "50% 30%".',
    ),
});

/** The band at the end of a page; `about` is read out after the button's words, to distinguish it from other buttons. */
export const closing = z.strictObject({ heading: text, text, action: text, about: text.optional() });

export const titledText = z.strictObject({ title: text, text });

/**
 * Degrees of longitude. Americans know theirs by name, and forget that the west is negative.
 * @param least and most between which the place must be
 */
export const longitude = (least: number, most: number) =>
  z
    .number()
    .refine((degrees) => degrees >= least && degrees <= most, {
      error: ({ input }) => {
        const west = Number(input) > 0 ? '. West of Greenwich it has a minus before it' : '';
        return `this must be from ${least} to ${most}, but it is ${input}${west}`;
      },
    })
    .meta({ minimum: least, maximum: most });
