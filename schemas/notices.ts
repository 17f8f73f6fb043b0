import { z } from 'zod';
import { address, givenDay, isoDay, link, text } from './fields.ts';

/** When a fact is true: it is shown on these days only, by the visitor's clock. */
const days = {
  from: givenDay().optional().describe('The first day; if left out, it is shown right away.'),
  until: givenDay().describe('The last day. After that, the page hides this by itself.'),
};
export interface Days {
  from?: string | undefined;
  until: string;
}

const inOrder = ({ from, until }: Days) => !from || String(isoDay(from)) <= String(isoDay(until));
const ORDER = { path: ['until'], error: 'this must not be before "from"' };

/** An offer that ends. */
export const offer = z.strictObject({ text, ...days }).refine(inOrder, ORDER);

/** Hours on days that differ from the others. */
export const holiday = z
  .strictObject({
    name: text.max(60),
    time: text.max(60),
    ...days,
    from: givenDay()
      .optional()
      .describe('The first of several days, on which it appears; one day alone is announced right away.'),
  })
  .refine(inOrder, ORDER)
  // The build removes a first day that has passed.
  .transform((entry) => ({ ...entry, isOneDay: entry.from === undefined || entry.from === entry.until }));

const notice = z
  .strictObject({
    text,
    link: link.extend({ href: address('button') }).optional(),
    where: z
      .enum(['header', 'contact'])
      .default('header')
      .describe('header: above every page; contact: above the form.'),
    ...days,
  })
  .refine(inOrder, ORDER);

/** content/notices.yaml: what visitors should know for some time. */
export const noticesSchema = z.strictObject({
  label: text.describe('Name of the notices for screen readers.'),
  notices: z.array(notice).max(5),
});
