import { z } from 'zod';
import { ICON_NAMES } from '../build/shared/icon-library.ts';
import { dayAfter, isoDay } from '../build/shared/iso-day.ts';
import { didYouMean } from '../build/shared/nearest.ts';
import { expectedUrl, problemOfUrl, type UrlKind } from '../build/shared/url.ts';

export { dayAfter, isoDay };

/** Text with at least one character, and not more than a screenful; leading and trailing spaces are removed. */
export const text = z.string().trim().min(1).max(2000);

/** What somebody says. */
export const spoken = text.regex(
  /^(?![“"«][^“”"«»]*[”"»]$)/,
  'this must have no quotation marks around it, because the page adds them',
);

/** A text with a placeholder. @param what the placeholder stands for */
export const textWith = (placeholder: string, what: string) =>
  text.includes(placeholder, { error: `this must contain ${placeholder}, which stands for ${what}` });

/** A text that a rule accepts. @param problemOf what is wrong with a text; undefined if nothing is */
export const accepted = (written: z.ZodString, problemOf: (value: string) => string | undefined) =>
  written.refine((value) => problemOf(value) === undefined, {
    error: ({ input }) => problemOf(String(input).trim()),
  });

/** Entries of a list: far more than a page can show well, so that no file holds up the build for minutes. */
export const MOST = 60;

/** A list with at least one entry. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).max(MOST);

/** The color tokens that content may use for a block; each has a class in components/tints.styles.ts. */
export const tint = z.enum(['surface', 'block', 'wood', 'water', 'yellow', 'signal', 'signal-2', 'signal-3']);
export type Tint = z.infer<typeof tint>;

/** Length of a description that search engines show in full, and that is long enough to be shown. */
export const DESCRIPTION = { min: 70, max: 160 };

const DAY = 'this must be a day such as "October 1, 2026"';

/** A date in American form, "October 1, 2026"; empty in a draft. Editors check only its form. */
export const day = accepted(z.string().trim(), (value) =>
  value === '' || isoDay(value) ? undefined : `${DAY}, but it is "${value}"`,
).meta({ pattern: '^([A-Z][a-z]+ \\d{1,2}, \\d{4})?\\s*$', patternErrorMessage: DAY });

/** A day that is not empty. */
export const givenDay = (message = DAY) => day.refine((value) => value !== '', message);

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The language of a text that is not in English, by its two letters. The page marks what stays English. */
export const language = z
  .string()
  .regex(/^[a-z]{2}$/, 'this must be the two letters of a language, such as es for Spanish')
  .refine((code) => languages.of(code) !== undefined, 'no language has this code. Spanish is es, French fr')
  .describe('Two letters, such as es for Spanish; English if left out. Header and footer stay English.');

/** How and when a person agreed to be quoted or shown. */
export const consent = z
  .strictObject({ how: text.describe('Such as: by email.'), date: day })
  .describe('When and how this person agreed to be shown here. Never shown on the site.');

const LENGTH = `this must have ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`;

const description = accepted(z.string().trim(), ({ length }) =>
  length === 0 || (length >= DESCRIPTION.min && length <= DESCRIPTION.max)
    ? undefined
    : `${LENGTH}, but it has ${length}`,
).meta({
  description: 'What search engines show below the title.',
  pattern: `^([\\s\\S]{${DESCRIPTION.min},${DESCRIPTION.max}})?\\s*$`,
  patternErrorMessage: `${LENGTH}, or be empty in a draft`,
});

/** What search engines and browser tabs show. The build adds the agency's name to the title. */
export const meta = z.strictObject({
  title: text.max(60),
  /** Empty in a draft: a release requires it. */
  description,
  /** When the page was last changed, for the sitemap; otherwise the date of the file's last commit applies. */
  updated: day.optional(),
});

/** A URL of a given kind, checked by the rules in build/shared/url.ts. */
export const address = (kind: UrlKind, written = text) =>
  accepted(written, (value) => (value === '' ? undefined : problemOfUrl(value, kind))).meta(
    expectedUrl(kind),
  );

/** An address on this site as visitors see it, with a trailing slash. */
export const href = address('page');

/** Part of an address. */
export const addressPart = (example: string) =>
  text.regex(/^[a-z0-9-]+$/, {
    error: `this must be lowercase letters, digits and hyphens, such as "${example}"`,
  });

/** A link and its words. */
export const link = z.strictObject({ title: text, href });

/** The name of an icon on lucide.dev, in kebab-case. JSON Schemas list all names once, under this id. */
export const icon = accepted(text, (name) =>
  ICON_NAMES.includes(name)
    ? undefined
    : `there is no icon named "${name}".${didYouMean(name, ICON_NAMES)} Choose one from https://lucide.dev/icons/`,
).meta({ id: 'icon' });

/** The point of a cropped picture that stays visible: percentages from the left and from the top. */
const focus = text.regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, {
  error: 'this must be two percentages, from the left and from the top, such as "50% 30%"',
});

const SEEN = 'a few words on what the picture shows, for those who do not see it';

/** A drawing, or a file in static/images/. */
export const picture = z.strictObject({
  name: text.describe('A drawing such as map-pack, or a file in static/images/ such as shop-front.jpg.'),
  alt: z
    .string({ error: ({ input }) => (input === undefined ? `is missing. Add it: ${SEEN}.` : undefined) })
    .trim()
    .min(1)
    .max(2000)
    .describe(`Required: ${SEEN}.`),
  focus: focus
    .optional()
    .describe(
      'The point of a photograph that stays visible where it is cropped, from the left and from the top: "50% 30%".',
    ),
});
/** `where` is its place in the content, if the content itself does not have it: `content/policies/terms.md:12:1`. */
export type Picture = z.infer<typeof picture> & { where?: string };

/**
 * The band at the end of a page; screen readers read `about` after the button's text, to distinguish it from other
 * buttons.
 */
export const closing = z.strictObject({ heading: text, text, action: text, about: text.optional() });

export const titledText = z.strictObject({ title: text, text });
export const headed = z.strictObject({ heading: text, text });

/**
 * Degrees of longitude. People often forget that longitudes in the west are negative.
 * @param least lower bound @param most upper bound @param east lower bound of three more degrees that are allowed
 */
export const longitude = (least: number, most: number, east = 180) =>
  z
    .number()
    .refine((degrees) => (degrees >= least && degrees <= most) || (degrees >= east && degrees < east + 3), {
      error: ({ input }) => {
        const west =
          Number(input) > 0 ? '. West of Greenwich it is negative: put a minus sign before it' : '';
        return `this must be from ${least} to ${most}, but it is ${input}${west}`;
      },
    })
    .meta({ minimum: least, maximum: east < 180 ? east + 3 : most });
