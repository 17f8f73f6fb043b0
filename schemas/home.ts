import { z } from 'zod';
import { href, MOST, meta, text, titledText } from './fields.ts';
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
    places: z.array(titledText).min(1).max(MOST),
    sign: z
      .strictObject({ heading: text, action: text })
      .describe('Heads the lowest prices of the packages.'),
  }),
  stats: z.strictObject({
    heading: text,
    text,
    services: text,
    industries: text,
    packages: text,
    reviews: text.describe('Counted only once no review is a sample.'),
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
    checks: z.array(text).min(1).max(MOST),
    action: text,
    actionAbout: text,
    report: z
      .strictObject({
        title: text,
        weight: text,
        scripts: text,
        requests: text,
        thirdParties: text,
        findings: text,
        passed: text,
        caption: text,
      })
      .describe(
        'The report on this very site. Its figures are measured in each build. The check with the words of its title is marked.',
      ),
  }),
  letsTalk: z.strictObject({ heading: text, text, action: text }),
});
export type Home = z.infer<typeof homeSchema>;
