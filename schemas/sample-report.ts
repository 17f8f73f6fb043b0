import { z } from 'zod';
import { closing, headed, href, list, meta, picture, text, titledText } from './fields.ts';

/** What the left column says of a sheet, and the sheet's own title. */
const paper = { label: text, about: text, title: text, date: text };

/**
 * content/sample-report.yaml: what a client gets, made out to an invented shop. Without the file there is neither the
 * page nor a link to it.
 */
export const sampleReportSchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  picture: picture.optional(),
  invite: text.describe('The link to the page, on other pages.'),
  href: href.optional().describe('Where its buttons lead, if not where Get Started does.'),
  shop: text,
  notice: text.describe('Says on each sheet that the shop and all figures are made up.'),
  report: z.strictObject({
    ...paper,
    summary: text,
    ranks: z.strictObject({
      heading: text,
      search: text,
      before: text,
      now: text,
      rows: list(
        z.strictObject({
          search: text.max(60),
          before: z.int().min(1).max(100),
          now: z.int().min(1).max(100),
        }),
      ),
    }),
    grids: z
      .strictObject({ before: text, now: text })
      .describe('Captions of two drawn grids of ranks: the month before, and this one.'),
    counts: z.strictObject({
      heading: text,
      before: text.describe('Beside a number: that of the month before, {number}.'),
      rows: list(z.strictObject({ what: text, before: z.int().min(0), now: z.int().min(0) })),
    }),
    done: z.strictObject({ heading: text, items: list(text) }),
    stuck: headed.describe('What did not work, and what follows from it.'),
    next: z.strictObject({ heading: text, items: list(text) }),
  }),
  fixes: z.strictObject({
    ...paper,
    summary: text,
    items: list(titledText.extend({ when: text, who: text })),
  }),
  quote: z.strictObject({
    ...paper,
    summary: text,
    package: text.describe(
      'The package that is offered: the end of its address on the packages page, such as "seo-standard". The quote shows its price.',
    ),
    total: text.describe('Shown before the price of the first month.'),
    parts: list(z.strictObject({ heading: text, items: list(text) })),
    sign: z.array(text).length(2).describe('Below the two lines at the end.'),
  }),
  closing,
});
export type SampleReport = z.infer<typeof sampleReportSchema>;
