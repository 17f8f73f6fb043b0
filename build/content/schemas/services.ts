import { z } from 'zod';
import { icon, meta, picture, text, tint, titledText } from './fields.ts';

const intro = z.strictObject({ heading: text, text: z.array(text).min(1) });
const headed = z.strictObject({ heading: text, text });
const receive = z.strictObject({ heading: text, items: z.array(text).min(1) });

const common = {
  order: z.int().min(1),
  title: text,
  tagline: text.max(36),
  icon,
  tint,
  meta,
  lead: text,
  picture,
  banner: z
    .strictObject({ tint, framed: z.boolean() })
    .optional()
    .describe(
      "The banner's ground, where it is not the plate's tint. A picture with a ground of its own gets a frame.",
    ),
};

/** A card shows an icon, or a picture of its own. */
const serviceCard = z.strictObject({
  title: text,
  description: text,
  icon: icon.optional(),
  picture: picture.optional(),
  tint: tint
    .optional()
    .describe("Ground of the picture, or of the icon's plate; without it the plates take turns."),
});
export type ServiceCard = z.infer<typeof serviceCard>;

const cardsService = z.strictObject({
  layout: z.literal('cards'),
  ...common,
  intro,
  cards: z.array(serviceCard).min(1),
  steps: z.strictObject({ heading: text, items: z.array(titledText).min(2) }),
  receive,
  consultation: headed.optional(),
  notSure: headed.optional(),
});

const activitiesService = z.strictObject({
  layout: z.literal('activities'),
  ...common,
  intro,
  activities: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, steps: z.array(text).min(1) })).min(1),
  }),
  receive,
  summary: headed,
});

const listingService = z.strictObject({
  layout: z.literal('listing'),
  ...common,
  whatIs: z.strictObject({ heading: text, text: z.array(text).min(1) }),
  management: z.strictObject({ heading: text, text, items: z.array(text).min(1) }),
  localArea: headed.extend({ alt: text, caption: text }),
  features: z.strictObject({ heading: text, alt: text, items: z.array(titledText).min(1) }),
  callout: headed,
  whyUs: z.strictObject({ heading: text, text, items: z.array(titledText).min(1) }),
  expect: z.strictObject({ heading: text, items: z.array(titledText).length(4) }),
  help: headed,
  expertise: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, description: text, icon })).min(1),
  }),
  ready: headed,
});

/** content/services/*.yaml: the file name is the last part of the address. */
export const serviceSchema = z.discriminatedUnion('layout', [
  cardsService,
  activitiesService,
  listingService,
]);

/** `slug` is the name of the file, and the last part of the page's address. */
type WithSlug<T> = T & { slug: string };
export type CardsService = WithSlug<z.infer<typeof cardsService>>;
export type ActivitiesService = WithSlug<z.infer<typeof activitiesService>>;
export type ListingService = WithSlug<z.infer<typeof listingService>>;
export type Service = CardsService | ActivitiesService | ListingService;
