import { z } from 'zod';
import {
  addressPart,
  closing,
  consent,
  day,
  href,
  language,
  link,
  list,
  longitude,
  meta,
  picture,
  spoken,
  text,
  textWith,
  tint,
  titledText,
} from './fields.ts';
import { pointOf } from './us-towns.ts';

/** Characters of a review that other pages have room for. */
export const SHORT_REVIEW = 200;

const review = z
  .strictObject({
    name: text,
    business: text
      .max(60)
      .optional()
      .describe('What the author does, such as "Dental office". Shown before the town.'),
    bought: text
      .max(60)
      .optional()
      .describe(
        'What the author buys from you, such as "Local SEO". A listing service quotes the first short review that names it.',
      ),
    stars: z.int().min(1).max(5).describe('Never shown on the site.'),
    address: text.regex(/^.+, [A-Z]{2}$/, {
      error: 'this must be a city and a state, such as "Austin, TX"',
    }),
    latitude: z
      .number()
      .min(24)
      .max(50)
      .optional()
      .describe('Latitude of the town, for its point on the map. Only small towns need it.'),
    longitude: longitude(-125, -66).optional(),
    review: spoken,
    large: z.boolean().optional().describe('Shows the review once more in large type, below the others.'),
    home: z.boolean().optional().describe('Shows the review on the home page too: a short one.'),
    picture: picture.optional().describe('A photo of the author, with their consent.'),
    consent: consent.optional(),
    incentive: text
      .max(120)
      .optional()
      .describe(
        'What the author got for it, such as "Got a month free for this review." Shown next to the review.',
      ),
    insider: text
      .max(120)
      .optional()
      .describe(
        'How the author is connected to the agency, such as "Owner’s brother." Shown next to the review.',
      ),
    sample: z.boolean().default(false),
  })
  .superRefine(({ home, review, latitude, longitude }, context) => {
    if (home && review.length > SHORT_REVIEW)
      context.addIssue({
        code: 'custom',
        path: ['home'],
        message: `the home page has room for ${SHORT_REVIEW} characters of a review; choose a shorter one`,
      });
    if ((latitude === undefined) === (longitude === undefined)) return;
    const path = [latitude === undefined ? 'latitude' : 'longitude'];
    context.addIssue({ code: 'custom', path, message: 'missing' });
  })
  .transform((review) => ({ ...pointOf(review.address), ...review }));
export type Review = z.infer<typeof review>;

const reviews = z
  .array(review)
  .max(500)
  .superRefine((all, context) => {
    for (const [index, { name, review }] of all.entries())
      if (all.findIndex((one) => one.name === name && one.review === review) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'review'],
          message: 'another review has this name and these words. Remove one of them',
        });
    for (const key of ['home', 'large'] as const)
      for (const [index, one] of all.entries())
        if (one[key] && all.findIndex((other) => other[key]) < index)
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: `another review has "${key}: true" already, and only one is shown. Remove this line or that one`,
          });
  })
  .describe('Without any, there is no such page, and nothing leads to it.');

/** content/reviews.yaml */
export const reviewsSchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  sampleNotice: text.describe('Shown in place of the lead while one of the reviews is a sample.'),
  sampleLabel: text,
  more: text.describe('Opens the rest of a long review.'),
  carousel: z.strictObject({
    name: text.describe('Without the word "carousel", which screen readers add.'),
    track: text,
    previous: text,
    next: text,
    several: text,
    single: text,
    slide: text,
  }),
  show: z
    .strictObject({
      label: text.max(20),
      some: text.max(30).describe('One to three side by side, through which visitors step.'),
      all: text.max(30).describe('All of them below each other; {total} stands for their number.'),
      service: text.max(30).describe('Above the services that reviewers bought.'),
    })
    .describe('What a visitor chooses from.'),
  closing,
  reviews,
});
export type Reviews = z.infer<typeof reviewsSchema>;

const person = z.strictObject({
  name: text.max(60),
  role: text.max(60),
  href: href.optional().describe('The page that shows their work; the role leads there.'),
  text,
  voice: spoken
    .max(120)
    .optional()
    .describe(
      'What this person says. The first one with a voice speaks on the home page if no customer does, the last one at its end, and above the people on this page.',
    ),
  picture: picture.optional(),
  consent: consent.optional(),
  sample: z.boolean().default(false),
});
export type Person = z.infer<typeof person>;

/** content/about-us.yaml */
export const aboutSchema = z.strictObject({
  meta,
  heading: text,
  mission: text,
  missionText: text,
  picture: picture.optional().describe('Replaces the compass.'),
  differentiators: z.strictObject({
    heading: text,
    items: z
      .array(titledText.extend({ link: link.optional().describe('To what proves it.') }))
      .min(2)
      .max(6),
  }),
  services: z.strictObject({ heading: text, items: list(titledText.extend({ href })) }),
  people: z
    .strictObject({ heading: text, items: z.array(person).min(1) })
    .optional()
    .describe('Who does the work. A person without a picture gets their initials on a plate.'),
  refusals: z
    .strictObject({ heading: text, items: list(titledText) })
    .optional()
    .describe('What the agency does not do. Leave out what it might do after all.'),
  sign: titledText,
});
export type About = z.infer<typeof aboutSchema>;

const question = z.strictObject({
  id: addressPart('listing-price').describe('The end of the address.'),
  title: text.max(60).describe('Shown at the top of the form.'),
  message: text.max(160).describe('Starts the message.'),
});

/** content/contact-us.yaml */
export const contactSchema = z.strictObject({
  meta,
  heading: text,
  subline: text,
  headline: text,
  text,
  highlights: z.array(text).length(3),
  highlightTexts: z.array(text).length(3).optional().describe('A line below each of the highlights.'),
  emailInvitation: text,
  phoneInvitation: text,
  picture: picture.optional().describe('Shown next to the form, below the other ways to write or call.'),
  form: z.strictObject({
    heading: text,
    lead: text.optional().describe('Below the heading of the form.'),
    name: text,
    email: text,
    phone: text,
    phoneHint: text,
    message: text,
    messageHint: text.optional(),
    submit: text,
    sending: text,
    consent: text,
    consentLink: text,
    consentHref: href.default('/privacy-policy/').describe('The privacy policy.'),
    newTab: text,
    honeypot: text,
    withoutScripts: text,
    notLoaded: text,
    byEmail: text,
    subject: text,
    corrections: z.strictObject({ one: text, several: text }),
    draftRestored: z.strictObject({ title: text, text, discard: text, spoken: text, maybeSent: text }),
    chosen: text.describe('Shown at the top of the form, before the package that a visitor chose.'),
    change: text.describe('Link from there back to the packages.'),
    step2: z
      .strictObject({ title: text.max(30), text: text.max(60) })
      .optional()
      .describe(
        'Shown there for a visitor who began on the home page, by typing a trade and a town, or a business. A colon and what was typed follow the title.',
      ),
    interest: textWith('{package}', 'the package chosen'),
    questions: z
      .array(question)
      .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
        error: 'two questions have the same id; give each its own',
      })
      .default([])
      .describe('What links of other pages ask about: /contact-us/#about= and the id.'),
  }),
});

/** content/not-found.yaml */
export const notFoundSchema = z.strictObject({
  meta,
  heading: text,
  text,
  redirect: text,
  stay: text,
  stayed: text,
  home: text,
  here: text.max(20).optional().describe('At the broken end of the road in the drawing.'),
});
export type NotFound = z.infer<typeof notFoundSchema>;

/** content/policies.yaml: the text around the policies. */
export const policiesPageSchema = z.strictObject({
  updated: text,
  contents: text,
  inShort: z.strictObject({ heading: text, note: text }),
  measurement: z
    .strictObject({
      none: text,
      honored: text.describe('Shown in the footer if a visitor’s browser asks not to be counted.'),
      counted: textWith('{counter}', 'the service that counts'),
    })
    .optional()
    .describe('What {measurement} in a policy stands for, without and with a counter in site.yaml.'),
});
export type PoliciesPage = z.infer<typeof policiesPageSchema>;

/** Front matter of content/policies/*.md; its sections come from the Markdown below. */
export const policySchema = z.strictObject({
  order: z.int().min(1),
  title: text,
  heading: text,
  label: text
    .optional()
    .describe('Shown above the heading, larger, if the heading does not say what the page is.'),
  showInNavbar: z.boolean(),
  color: tint,
  meta,
  lead: text,
  picture: picture.optional(),
  inShort: z
    .array(
      z.strictObject({
        title: text.describe('Its gist, in one to four words.'),
        text,
        link: link.optional(),
      }),
    )
    .min(2)
    .max(6)
    .describe('The rules that matter most, in plain English and in the order in which they come up.'),
  ask: titledText
    .extend({ link })
    .optional()
    .describe('Asks the reader to write to you, beside or below the text.'),
  updated: day.describe('Empty in a draft: a release asks for it.'),
});

/** Front matter of content/pages/*.md, pages of text that are no policies; the sections come from the Markdown below. */
export const textPageSchema = z.strictObject({
  order: z.int().min(0).default(0).describe('Its place among these pages in menu and footer.'),
  title: text.describe('In footer, menu and breadcrumbs.'),
  heading: text,
  lead: text,
  showInNavbar: z.boolean(),
  color: tint,
  meta,
  picture: picture.optional(),
  updated: day.optional(),
  language: language.optional(),
});
