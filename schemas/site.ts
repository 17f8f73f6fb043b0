import { z } from 'zod';
import { coordinates, hours, phone, streetAddress } from './facts.ts';
import { address, list, MOST, text, textWith, tint, titledText } from './fields.ts';
import { logo } from './logo.ts';
import { measurementSchema } from './measurement.ts';
import { publish } from './publish.ts';

const location = z.strictObject({
  name: text.max(60),
  address: streetAddress,
  phone: phone.optional(),
  coordinates: coordinates.optional(),
  hours: hours.optional(),
});

/** content/site.yaml: facts about the agency for several pages. */
export const siteSchema = z.strictObject({
  agency: text,
  slogan: text,
  /** Address of the published site, without a trailing slash. */
  url: address('site'),
  email: z.email(),
  phone,
  address: streetAddress,
  coordinates: coordinates.optional(),
  hours: hours.optional(),
  areas: z
    .strictObject({ heading: text, names: list(text) })
    .optional()
    .describe('Towns, counties or states that the agency works for; the United States if left out.'),
  profiles: z
    .strictObject({
      heading: text,
      links: z
        .array(z.strictObject({ name: text, url: address('elsewhere') }))
        .min(1)
        .max(12),
    })
    .optional()
    .describe('Pages of the agency elsewhere, such as Facebook or LinkedIn.'),
  logo: logo.optional(),
  locations: z
    .array(location)
    .max(12)
    .default([])
    .describe('Further offices; the one above is the main one.'),
  textMessages: z
    .strictObject({
      number: phone.refine((number) => number !== undefined, 'this must be a phone number'),
      title: text,
      terms: text.describe(
        'What a visitor agrees to, such as "Message and data rates may apply. Reply STOP to end." Shown next to the link.',
      ),
    })
    .optional()
    .describe('A link that lets visitors send a text message.'),
  reviewUs: z
    .strictObject({ title: text, url: address('elsewhere') })
    .optional()
    .describe('Where every customer can review the agency, such as its page on Google.'),
  map: z.strictObject({ title: text, url: address('frame') }),
  copyrightYear: z.int().min(2000).max(2100),
  redirectToHttps: z
    .boolean()
    .optional()
    .describe('Whether Apache redirects visitors from http to https; false if left out.'),
  publish: publish.optional(),
  /** Text of the toasts and of the copy buttons. */
  notices: z.strictObject({
    label: textWith('{hotkey}', 'the key that leads to it'),
    close: text,
    offline: titledText,
    online: titledText,
    copyEmail: text,
    emailCopied: text,
    copyAddress: text,
    addressCopied: text,
    copyRefused: text,
    until: textWith('{day}', 'the last day')
      .default('Until {day}.')
      .describe('Shown after a notice or an offer that ends.'),
  }),
  enquiry: z.strictObject({
    /** Address of the workflow's start-trigger, without the key; empty for the preview inbox. */
    endpoint: address('endpoint', z.string().trim().max(2000)),
    key: z.string(),
    received: z.enum(['success-field', 'any-ok-answer']),
  }),
  measurement: measurementSchema
    .optional()
    .describe('A counter without cookies; without it nothing is counted.'),
});
export type Site = z.infer<typeof siteSchema>;

/** The service to which the contact form posts. */
export interface Endpoint {
  /** Address of the start-trigger with its key. */
  url: string;
  received: Site['enquiry']['received'];
}

/** Text of header and footer. */
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
  call: textWith('{phone}', 'the phone number')
    .default('Call {phone}')
    .describe('Name of the call button in the header, which phones show if there is a number.'),
});
export type NavigationWords = z.infer<typeof navigationWords>;

const navigationEntry = z.strictObject({
  title: text,
  href: address('route'),
  services: z
    .boolean()
    .default(false)
    .describe('true: the entry opens the list of all files in content/services and has no page of its own.'),
  color: tint,
  showInNavbar: z.boolean().default(true),
});

/** content/navigation.yaml: the header, the mobile menu and the footer, in this order. */
export const navigationSchema = z.strictObject({
  entries: z.array(navigationEntry).max(MOST),
  getStarted: z.strictObject({ title: text, href: address('button') }),
  words: navigationWords,
});
