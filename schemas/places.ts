import { z } from 'zod';
import { hours } from './facts.ts';
import { address, closing, list, meta, picture, text, tint, titledText } from './fields.ts';

/** content/places.yaml: the list of the places, and the headings of their pages. */
export const placesPageSchema = z.strictObject({
  title: text.describe('In footer, menu and breadcrumbs.'),
  showInNavbar: z.boolean(),
  color: tint,
  meta,
  heading: text,
  lead: text,
  streets: text,
  customers: text,
  map: text,
  services: text.describe('Heading of the links to the services.'),
  nearby: text.describe('Heading of the links from a service to its places.'),
  closing,
});
export type PlacesPage = z.infer<typeof placesPageSchema>;

/** What is true of one place only: a page without any of it is refused by a release. */
const local = z.strictObject({
  streets: list(text.max(120)).optional().describe('Streets or neighborhoods.'),
  customers: list(z.strictObject({ name: text.max(80), text }))
    .optional()
    .describe('Customers there, who have agreed to be named, and what was done for them.'),
  photographs: z.array(picture).min(1).max(12).optional(),
  hours: hours.optional().describe('When the office there is open.'),
  map: address('elsewhere').optional().describe('Address of a map.'),
});

/** content/places/*.yaml: a town, or a service in a town. */
export const placeSchema = z.strictObject({
  order: z.int().min(0).default(0).describe('Places with the same number are sorted by name.'),
  meta,
  town: text.max(60),
  state: z.string().regex(/^[A-Z]{2}$/, 'this must be the two letters of a state, such as OH'),
  service: text
    .optional()
    .describe('The name of a file in content/services, if the page is about one service.'),
  heading: text.max(120),
  lead: text,
  picture: picture.optional(),
  texts: z.array(titledText).min(1).max(12),
  local,
});
