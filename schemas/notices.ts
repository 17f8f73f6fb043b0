import { z } from 'zod';
import { address, day, link, text } from './fields.ts';

/** A day that is not empty: on it, something begins or ends. */
const date = day.refine((value) => value !== '', 'this must be a day such as "October 1, 2026"');

/** When a fact is true: it is shown on these days only, by the visitor's clock. */
const days = {
  from: date.optional().describe('The first day; from the build on if left out.'),
  until: date.describe('The last day; afterwards the page itself hides this.'),
};
export interface Days {
  from?: string | undefined;
  until: string;
}

/** An offer that ends. */
export const offer = z.strictObject({ text, ...days });

/** Hours on days that differ from the others. */
export const holiday = z.strictObject({ name: text.max(60), time: text.max(60), ...days });

/** content/notices.yaml: what visitors should know for some time. */
export const noticesSchema = z.strictObject({
  label: text.describe('Names the notices for screen readers.'),
  notices: z
    .array(
      z.strictObject({
        text,
        link: z.union([link, link.extend({ href: address('elsewhere') })]).optional(),
        where: z
          .enum(['header', 'contact'])
          .default('header')
          .describe('header: above every page; contact: above the form.'),
        ...days,
      }),
    )
    .max(5),
});
export type Notices = z.infer<typeof noticesSchema>;
