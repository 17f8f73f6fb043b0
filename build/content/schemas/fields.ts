import { z } from 'zod';
import { ICON_NAMES } from '../../shared/icon-library.ts';
import { isoDay } from '../../shared/iso-day.ts';
import { expectedUrl, problemOfUrl, type UrlKind } from '../../shared/url.ts';

/** Text with at least one letter, and no more than a screen holds; blanks at either end are a slip of the keyboard and are dropped. */
export const text = z.string().trim().min(1).max(2000);

/** The color tokens that content may choose for a block; each has a class in components/tints.ts. */
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
    error: (issue) => `there is no icon named "${issue.input}". Choose one from https://lucide.dev/icons/`,
  })
  .meta({ id: 'icon' });

/** A drawing in static/images, without folder and ending. */
export const picture = z.strictObject({ name: text, alt: text });

/** The band at the end of a page; `about` is read out after the button's words, to tell it from other buttons. */
export const closing = z.strictObject({ heading: text, text, action: text, about: text.optional() });

export const titledText = z.strictObject({ title: text, text });
