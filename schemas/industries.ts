import { z } from 'zod';
import { icon, link, meta, picture, text, tint } from './fields.ts';

const search = z.strictObject({ words: text.max(40), time: text.max(12) });

const industry = z.strictObject({
  title: text,
  icon,
  tint,
  description: text,
  search: search.optional().describe('An example of what people type, and when. Shown next to the icon.'),
  picture: picture.optional().describe('Replaces the icon.'),
  link: link.optional().describe('Where the work for this industry starts.'),
});

/** content/industries.yaml */
export const industriesSchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  picture: picture.optional().describe('Replaces the drawn town.'),
  typedAt: text.describe('{time} stands for when an example of a search is typed.'),
  emergencies: z
    .strictObject({
      title: text,
      text,
      searches: z
        .array(search.extend({ link: link.optional() }))
        .min(1)
        .max(4),
    })
    .optional()
    .describe(
      'Trades that people need at once: what they type, and where the work starts. Shown before the industries.',
    ),
  industries: z
    .array(industry)
    .describe('Without any, there is no such page, and the navigation does not lead to it.'),
  closing: z
    .strictObject({ title: text, text, action: text, about: text })
    .describe("`about` is read out after the button's words, to tell it from the other Get Started buttons."),
});
export type Industries = z.infer<typeof industriesSchema>;
