import { z } from 'zod';
import { href, meta, text, titledText } from './fields.ts';
import { MOST_TRADES, tradeId } from './trades.ts';

/** content/home.yaml: the hero and the seven sections below it. */
export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    headline: text,
    subline: text,
    action: text,
    actionAbout: text,
    /** The search and the listing on the map, limited by the space there. */
    map: z.strictObject({
      legend: text.describe('Says what the choice is for, to who uses a screen reader.'),
      near: text.max(12),
      rank: text.max(6),
      key: text.max(90).describe('Says what the numbers on the map mean.'),
      /** In place of "near": the visitor's own search, whose grid the agency fills in. */
      blank: z
        .strictObject({
          label: text.max(11),
          text: text.max(120).describe('What the visitor gets.'),
          trade: text.max(24),
          town: text.max(24),
          action: text.max(24),
          message: text
            .max(160)
            .describe('Starts the message on the contact page; {trade} and {town} stand for what was typed.'),
        })
        .optional()
        .describe('The grid of the visitor: leave it out if you do not fill it in for free.'),
      href,
      trades: z
        .array(
          z.strictObject({
            trade: text.max(11),
            business: text.max(24),
            detail: text.max(32),
            action: text.max(32),
            interest: text.describe('Starts the message on the contact page.'),
          }),
        )
        .min(1)
        .max(MOST_TRADES)
        .refine((trades) => new Set(trades.map(({ trade }) => tradeId(trade))).size === trades.length, {
          error: 'two trades have the same name; give each its own',
        }),
    }),
  }),
  overview: z.strictObject({
    heading: text,
    highlight: text,
    text,
    sign: z
      .strictObject({ heading: text, action: text })
      .describe('Heads the lowest prices of the packages.'),
  }),
  stats: z.strictObject({
    heading: text,
    promises: z
      .array(
        titledText.extend({
          title: text.max(16).describe('In large letters; {count} stands for the number of packages.'),
          href,
        }),
      )
      .min(2)
      .max(4)
      .describe('What the agency keeps to. Leave out what it does not.'),
  }),
  whyChooseUs: z.strictObject({
    heading: text,
    text,
    reasons: z.array(titledText).length(4),
    action: text,
    href,
  }),
  expertise: z.strictObject({ heading: text, text }),
  ranking: z.strictObject({
    heading: text,
    text,
    terms: z.array(text).length(3),
    action: text,
    href,
    alt: text,
    caption: text,
  }),
  audit: z.strictObject({
    heading: text,
    text,
    action: text,
    actionAbout: text,
  }),
  letsTalk: z.strictObject({ heading: text, text, action: text }),
});
export type Home = z.infer<typeof homeSchema>;
