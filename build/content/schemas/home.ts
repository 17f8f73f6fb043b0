import { z } from 'zod';
import { href, meta, text, titledText } from './fields.ts';

/** content/home.yaml: the hero and the seven sections below it. */
export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    headline: text,
    subline: text,
    action: text,
    actionAbout: text,
    /** Words on the map, as long as their places allow. */
    example: z.strictObject({
      search: text.max(24),
      business: text.max(20),
      detail: text.max(27),
      list: text.max(20),
      position: text.max(6),
    }),
  }),
  overview: z.strictObject({
    heading: text,
    highlight: text,
    text,
    places: z.array(titledText).min(1),
  }),
  stats: z.strictObject({
    heading: text,
    text,
    services: text,
    industries: text,
    packages: text,
    reviews: text,
    reviewsWhileSamples: text,
  }),
  whyChooseUs: z.strictObject({ heading: text, text, reasons: z.array(titledText).length(4) }),
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
    checks: z.array(text).min(1),
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
      .describe('The report on this very site. Its figures are measured in each build.'),
  }),
  letsTalk: z.strictObject({ heading: text, text, action: text }),
});
export type Home = z.infer<typeof homeSchema>;
