import { z } from 'zod';
import { expectedUrl, problemOfUrl } from '../../shared/url.ts';
import { address, text, tint } from './fields.ts';

/** content/site.yaml: facts about the agency that several pages show. */
export const siteSchema = z.strictObject({
  agency: text,
  slogan: text,
  /** Address of the published site, without a slash at the end. */
  url: address('site'),
  email: z.email(),
  phone: z.string().regex(/^(\+?[\d ().-]{7,20})?$/, {
    error: 'this must be a phone number such as +1 360 555 0100, or empty ""',
  }),
  address: z.strictObject({ text, url: address('elsewhere') }),
  map: z.strictObject({ title: text, url: address('frame') }),
  copyrightYear: z.int().min(2000).max(2100),
  redirectToHttps: z
    .boolean()
    .optional()
    .describe('Whether Apache leads visitors who come by http to https; false if left out.'),
  /** Words of the toasts and of the copy buttons. */
  notices: z.strictObject({
    label: text.includes('{hotkey}', {
      error: 'this must contain {hotkey}, which stands for the key that leads to it',
    }),
    close: text,
    offline: z.strictObject({ title: text, text }),
    online: z.strictObject({ title: text, text }),
    copyEmail: text,
    emailCopied: text,
    copyAddress: text,
    addressCopied: text,
  }),
  enquiry: z.strictObject({
    /** Address of the workflow's start-trigger, without the key; empty means the preview inbox. */
    endpoint: z
      .string()
      .trim()
      .max(2000)
      .refine((value) => value === '' || problemOfUrl(value, 'endpoint') === undefined, {
        error: ({ input }) => problemOfUrl(String(input).trim(), 'endpoint'),
      })
      .meta(expectedUrl('endpoint')),
    key: z.string(),
    received: z.enum(['success-field', 'any-ok-answer']),
  }),
});
export type Site = z.infer<typeof siteSchema>;

/** Words of header and footer. */
const navigationWords = z.strictObject({
  skip: text,
  main: text,
  menu: text,
  close: text,
  links: text,
  services: text,
  contact: text,
  newTab: text,
  copyright: text,
});
export type NavigationWords = z.infer<typeof navigationWords>;

/** content/navigation.yaml: the header, the mobile menu and the footer, in this order. */
export const navigationSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      title: text,
      href: address('route'),
      services: z
        .boolean()
        .default(false)
        .describe(
          'true: the entry opens the list of all files in content/services and has no page of its own.',
        ),
      color: tint,
      showInNavbar: z.boolean().default(true),
    }),
  ),
  getStarted: z.strictObject({ title: text, href: address('button') }),
  words: navigationWords,
});
