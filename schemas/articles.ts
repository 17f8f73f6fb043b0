import { z } from 'zod';
import { closing, day, language, meta, picture, text, tint } from './fields.ts';

/** content/articles.yaml: the list of the articles. */
export const articlesPageSchema = z.strictObject({
  title: text.describe('In footer, menu and breadcrumbs.'),
  showInNavbar: z.boolean(),
  color: tint,
  meta,
  heading: text,
  lead: text,
  by: text.describe('Shown before the name of the author.'),
  all: text.describe('Link from an article to the list.'),
  onHome: z.int().min(0).max(6).describe('How many of the newest articles the home page shows; 0 for none.'),
  newest: text.describe('Heading of these articles on the home page.'),
  closing,
});

/** Front matter of content/articles/*.md; its sections come from the Markdown below. */
export const articleSchema = z.strictObject({
  title: text.max(120),
  meta,
  lead: text.describe('One or two sentences; the list shows them too.'),
  date: day.describe('The day on which it appears. Empty in a draft.'),
  draft: z.boolean().default(false).describe('true: left out of the site.'),
  author: text.max(60).optional().describe('Who wrote it; the agency if left out.'),
  picture: picture.optional(),
  language: language.optional(),
});
