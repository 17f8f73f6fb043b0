import { z } from 'zod';
import { headed, href, meta, text, titledText } from './fields.ts';
import { MOST_TRADES, tradeId } from './trades.ts';

/** In place of "near": the visitor's own search, whose grid the agency fills in. */
const blank = z.strictObject({
  offer: text.max(40).optional().describe('Below the headline: what the visitor gets, and where.'),
  label: text.max(11),
  text: text.max(120).describe('What the visitor gets.'),
  trade: text.max(24),
  town: text.max(24),
  business: text.max(24).optional().describe('Asks for the name of the business.'),
  action: text.max(24),
  message: text
    .max(160)
    .describe(
      'Starts the message on the contact page; {trade}, {town} and {business} stand for what was typed.',
    ),
});

/** The audit's field. */
const business = z.strictObject({
  label: text.max(40),
  message: text
    .max(160)
    .describe('Starts the message on the contact page; {business} stands for what was typed.'),
});

const trade = z.strictObject({
  trade: text.max(11),
  business: text.max(24),
  detail: text.max(32),
  action: text.max(32),
  interest: text.describe('Starts the message on the contact page.'),
});

/** The search and the listing on the map of the hero, limited by the space there. */
const map = z
  .strictObject({
    legend: text.describe('Tells screen reader users what the choice is for.'),
    near: text.max(12),
    rank: text.max(6),
    count: text.max(8).optional().describe('After "rank" and the number of points in the top three.'),
    key: text.max(90).describe('Says what the numbers on the map mean.'),
    before: text.max(16).optional().describe('Shows the numbers as they were before.'),
    now: text.max(16).optional().describe('The other side of that choice.'),
    blank: blank
      .optional()
      .describe(
        'A grid for the search of the visitor. Leave it out if you do not fill in such grids for free.',
      ),
    href,
    trades: z
      .array(trade)
      .min(1)
      .max(MOST_TRADES)
      .refine((trades) => new Set(trades.map(({ trade }) => tradeId(trade))).size === trades.length, {
        error: 'two trades have the same name; give each its own',
      }),
  })
  .refine(({ before, now }) => Boolean(before) === Boolean(now), {
    error: '"before" and "now" are a choice: write both, or neither',
  });

const promise = titledText.extend({
  title: text.max(16).describe('In large letters; {count} stands for the number of packages.'),
  href,
});

/** content/home.yaml: the hero and the seven sections below it. */
export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    // A longer one pushes the button off the first screen.
    headline: text.max(60),
    subline: text,
    action: text,
    actionAbout: text,
    map,
  }),
  overview: z.strictObject({
    heading: text,
    highlight: text,
    text,
    sign: z.strictObject({ heading: text, action: text }).describe('Heading of the lowest package prices.'),
  }),
  stats: z.strictObject({
    heading: text,
    promises: z
      .array(promise)
      .min(2)
      .max(4)
      .describe('Promises that the agency keeps. Leave out those that it does not.'),
    action: text.optional().describe('Leads to the audit below.'),
  }),
  whyChooseUs: z.strictObject({
    heading: text,
    text: text.optional(),
    reasons: z.array(titledText).length(4),
    action: text.describe('{count} stands for the number of reviews.'),
    href,
  }),
  expertise: z.strictObject({ heading: text }),
  ranking: z.strictObject({
    heading: text,
    text,
    action: text,
    href,
    alt: text,
    caption: text,
  }),
  audit: headed.extend({
    action: text,
    actionAbout: text,
    business: business.optional().describe('A field above the button. Without it the button is a link.'),
  }),
  letsTalk: headed.extend({ text: text.optional(), action: text }),
});
export type Home = z.infer<typeof homeSchema>;
