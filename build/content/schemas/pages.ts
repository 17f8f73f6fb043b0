import { z } from 'zod';
import { closing, day, href, icon, meta, text, tint, titledText } from './fields.ts';

/** content/reviews.yaml */
export const reviewsSchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  sampleNotice: text.describe('Stands under the reviews while one of them is a sample.'),
  sampleLabel: text,
  carousel: z.strictObject({
    name: text.describe('Without the word "carousel", which assistive technology adds.'),
    track: text,
    previous: text,
    next: text,
    several: text,
    single: text,
    slide: text,
  }),
  showAll: text.describe('Lays all reviews out below each other; {total} stands for how many there are.'),
  closing,
  reviews: z
    .array(
      z.strictObject({
        name: text,
        stars: z.union([z.literal(4), z.literal(5)]).describe('Kept, never displayed.'),
        address: text.regex(/^.+, [A-Z]{2}$/, {
          error: 'this must be a city and a state, such as "Austin, TX"',
        }),
        latitude: z.number().min(24).max(50),
        longitude: z.number().min(-125).max(-66),
        review: text.max(400),
        sample: z.boolean().default(false),
      }),
    )
    .min(1),
});
export type Reviews = z.infer<typeof reviewsSchema>;
export type Review = Reviews['reviews'][number];

/** content/industries.yaml */
export const industriesSchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  industries: z.array(z.strictObject({ title: text, icon, tint, description: text })).min(1),
  closing: z
    .strictObject({ title: text, text, action: text, about: text })
    .describe("`about` is read out after the button's words, to tell it from the other Get Started buttons."),
});
export type Industries = z.infer<typeof industriesSchema>;

/** content/about-us.yaml */
export const aboutSchema = z.strictObject({
  meta,
  heading: text,
  mission: text,
  missionText: text,
  differentiators: z.strictObject({ heading: text, items: z.array(titledText).length(4) }),
  services: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text, href })).min(1),
  }),
  refusals: z
    .strictObject({ heading: text, items: z.array(titledText).min(1) })
    .optional()
    .describe('What the agency does not do. Leave it out, or keep to it.'),
  sign: z.strictObject({ title: text, text }),
});
export type About = z.infer<typeof aboutSchema>;

/** content/contact-us.yaml */
export const contactSchema = z.strictObject({
  meta,
  heading: text,
  subline: text,
  headline: text,
  text,
  highlights: z.array(text).length(3),
  emailInvitation: text,
  phoneInvitation: text,
  form: z.strictObject({
    heading: text,
    name: text,
    email: text,
    phone: text,
    phoneHint: text,
    message: text,
    submit: text,
    sending: text,
    consent: text,
    consentLink: text,
    newTab: text,
    honeypot: text,
    withoutScripts: text,
    notLoaded: text,
    byEmail: text,
    subject: text,
    corrections: z.strictObject({ one: text, several: text }),
    draftRestored: z.strictObject({ title: text, text, discard: text, spoken: text, maybeSent: text }),
    chosen: text.describe('Stands before the package that a visitor chose, at the head of the form.'),
    change: text.describe('Link from there back to the packages.'),
    interest: text.includes('{package}', {
      error: 'this must contain {package}, which stands for the package chosen',
    }),
  }),
});
export type Contact = z.infer<typeof contactSchema>;

/** content/not-found.yaml */
export const notFoundSchema = z.strictObject({
  meta,
  heading: text,
  text,
  redirect: text,
  stay: text,
  stayed: text,
  home: text,
});
export type NotFound = z.infer<typeof notFoundSchema>;

/** content/policies.yaml: the words around the three policies. */
export const policiesPageSchema = z.strictObject({
  updated: text,
  contents: text,
  inShort: z.strictObject({ heading: text, note: text }),
  others: text,
});
export type PoliciesPage = z.infer<typeof policiesPageSchema>;

/** Front matter of content/policies/*.md; its sections come from the Markdown below. */
export const policySchema = z.strictObject({
  order: z.int().min(1),
  title: text,
  heading: text,
  label: text
    .optional()
    .describe('Stands above the heading, larger, where that does not say what the page is.'),
  showInNavbar: z.boolean(),
  color: tint,
  meta,
  lead: text,
  inShort: z
    .array(text)
    .min(2)
    .max(6)
    .describe('The rules that matter most, in plain English and in the order in which they come up.'),
  updated: day.describe('Empty in a draft: a release asks for it.'),
});
