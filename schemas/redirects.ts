import { z } from 'zod';
import { accepted, address, text } from './fields.ts';
import { problemOfOldAddress } from './old-address.ts';

const from = accepted(text, problemOfOldAddress).meta({
  pattern: String.raw`^/[^\s"<>\x60\\{}|^*?#:]+$`,
  patternErrorMessage:
    'this must be an old address on this site that begins with a slash, such as /prices.html',
});

const redirect = z
  .strictObject({
    from: from.describe('The old address, beginning with the slash after the name of the site.'),
    to: address('button').optional().describe('The page that replaces it.'),
    gone: z.literal(true).optional().describe('Nothing replaces it: hosts answer 410, Gone.'),
  })
  .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
    error: 'give it either a "to" with the page that replaces it, or "gone: true"',
  });
export type RedirectEntry = z.infer<typeof redirect>;

/** content/redirects.yaml: addresses that are no longer pages, and where each leads. */
export const redirectsSchema = z.strictObject({ redirects: z.array(redirect).max(2000).default([]) });

/** content/published.yaml: addresses that a release has published. */
export const publishedSchema = z.strictObject({ published: z.array(address('route')).default([]) });
