import { z } from 'zod';
import {
  address,
  givenDay,
  headed,
  href,
  icon,
  link,
  list,
  MOST,
  meta,
  picture,
  text,
  textWith,
  tint,
  titledText,
} from './fields.ts';

const intro = z.strictObject({ heading: text, text: list(text) });
const receive = z.strictObject({
  heading: text,
  items: list(text),
  link: link.optional().describe('Replaces the one to the sample report.'),
});

/** What the price depends on, for a service without packages. */
const quote = titledText.extend({ action: text, href });

const search = z.strictObject({
  search: text,
  page: text.describe('The page of the site, or what there is instead.'),
  ranks: z
    .array(z.int().min(0).max(99))
    .min(2)
    .max(12)
    .describe('One for each month; 0 for a search that finds no page of the site.'),
});

/** Ranks of searches month by month, which a visitor moves through. */
const climb = z.strictObject({
  label: text.describe('Shown before the months.'),
  key: text.describe('Shown before the colors of the ranks.'),
  none: text.describe('What the dash of a search means that finds no page of the site.'),
  sum: titledText.optional().describe('Beside the number of searches in the first ten places.'),
  searches: z
    .array(search)
    .min(1)
    .max(10)
    .refine((searches) => new Set(searches.map(({ ranks }) => ranks.length)).size === 1, {
      error: 'each search needs as many ranks as the others, one for each month',
    }),
});

const budgetRow = z.strictObject({
  name: text,
  share: z.number().min(0).max(100).describe('Of the budget, in percent.'),
  before: z.number().min(1).max(100).optional().describe('Its share before the work, drawn as a dashed bar.'),
  click: z.number().min(0.1).max(1000).describe('Dollars a click costs.'),
  calls: z.number().min(0).max(100).describe('Calls per hundred clicks.'),
});

/** What a budget buys, which a visitor sets. */
const budget = z
  .strictObject({
    label: text,
    least: z.int().min(0),
    most: z.int().max(1_000_000),
    step: z.int().min(1),
    start: z.int().describe('The amount when the page opens.'),
    clicks: text,
    calls: text,
    total: textWith('{calls}', 'the number of all calls').describe('{before} stands for what it was.'),
    cost: textWith('{dollars}', 'what a call costs, with the fee if it is named').describe(
      '{fee} stands for the package that the budget leads to, and its price.',
    ),
    rows: z.array(budgetRow).min(1).max(10),
  })
  .refine(({ least, start, most }) => least <= start && start <= most, {
    error: '"start" must be between "least" and "most"',
  });

/** One page of an invented shop on the screen that a visitor chooses. */
const screens = z.strictObject({
  label: text,
  sizes: z.array(text).length(3).describe('A laptop, a tablet and a phone, in this order.'),
  alt: text.describe('What the picture shows, for people who cannot see it.'),
  shop: text.max(30),
  links: z.array(text.max(14)).min(1).max(4),
  menu: text.max(10).describe('Instead of the links on a phone.'),
  headline: text.max(40),
  text: text.max(120),
  action: text.max(24),
  picture: picture.optional().describe('Beside the headline, on a laptop.'),
  points: z.array(titledText).length(3),
  before: z
    .strictObject({
      label: text.max(24).describe('Beside the box that shows it.'),
      headline: text.max(20),
      text: text.max(160),
      hidden: text.max(32).optional().describe('What a visitor does not see of it.'),
      alt: text.describe('What the picture shows, for people who cannot see it.'),
    })
    .optional()
    .describe('The site as it was: one wide page, which a phone shows small.'),
});

const postDay = z.strictObject({
  day: z.int().min(1).max(31),
  post: text.max(30),
  kind: text.optional().describe('One of "kinds".'),
  planned: z.boolean().default(false).describe('Already chosen when the page opens.'),
});

/** Four weeks of an invented shop's posts, which a visitor fills. */
const month = z.strictObject({
  label: text,
  weekdays: z.array(text.max(5)).length(5),
  kinds: z.array(text.max(14)).max(3).default([]).describe('Of posts, each in a color of its own.'),
  days: z.array(postDay).length(20).describe('Monday to Friday, four weeks.'),
  count: text.describe('Shown after the number of chosen days.'),
  channels: z
    .strictObject({ label: text, options: z.array(text.max(20)).min(2).max(10) })
    .optional()
    .describe('What a visitor chooses beside the number: 1 channel, 2 channels and so on.'),
  note: text.describe(
    'The package that covers them: {package}, {price} for the chosen channels, {period}; {count} is its number of posts.',
  ),
  more: link.optional().describe('In its place if no package covers so many.'),
});

/** What each stop of the work changes around an invented shop, which a visitor drives through. */
const drive = z.strictObject({
  label: text.describe('Shown before the stops.'),
  stops: z.array(titledText).min(2).max(10).describe('The start, and then each stop.'),
  count: text.describe('Shown after the number of points that rank in the top three.'),
});

const field = z.strictObject({
  field: text.max(30),
  empty: text.max(80).describe('What customers see while it is empty.'),
  filled: text.max(80),
  done: z.boolean().default(false).describe('Already filled in when the page opens.'),
});

/** An invented shop's listing, whose fields a visitor fills in. */
const fields = z.strictObject({
  shop: text.max(40),
  label: text.describe('Below the name of the shop: what a visitor can do here.'),
  front: z
    .literal('bakery')
    .describe(
      'Draws the front of a shop, which the first six fields fill: sign, door, step, cake, bread and board.',
    )
    .optional(),
  items: z.array(field).min(2).max(14),
  count: text.describe('Shown after the number of fields that are filled in.'),
  complete: text.max(60).optional().describe('Replaces number and count once all fields are filled in.'),
  action: link.describe('A button beside the number: what visitors may do about their own.').optional(),
});

/** What a visitor can move in an example. */
const kinds = { climb, budget, screens, month, drive, fields };
type Kind = keyof typeof kinds;

/** A worked example for an invented shop, not a client's result, with something that a visitor moves. */
const example = z
  .strictObject({
    heading: text,
    text: list(text),
    ...z.strictObject(kinds).partial().shape,
    caption: text.describe('Says that the shop and the figures are made up.'),
    link: link.optional().describe('Replaces the one to the reviews.'),
  })
  .refine((example) => Object.keys(kinds).filter((kind) => example[kind as Kind]).length === 1, {
    error: 'an example must have exactly one of "climb", "budget", "screens", "month", "drive" and "fields"',
  });

/** Work for a real client, described with their consent. */
const clientCase = z.strictObject({
  client: text,
  date: givenDay('a case needs a date, such as "October 1, 2026": the day on which its result was measured'),
  done: text.describe('What was done, in one or two sentences.'),
  result: text.describe('What came of it, with the measured figures.'),
  sample: z.boolean().default(false),
});
export type ClientCase = z.infer<typeof clientCase>;

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
  packages: text
    .optional()
    .describe(
      'The file of its packages in content/packages, without ".yaml". The sign in the banner shows its prices.',
    ),
  packagesNote: text.optional().describe('What is added to the prices on the sign.'),
  quote: quote
    .optional()
    .describe('Instead of "packages": what the sign says about a service without packages.'),
  booking: address('button')
    .optional()
    .describe('Where Get Started leads on this page, such as a booking service.'),
  example: example.optional(),
  cases: z
    .array(clientCase)
    .default([])
    .describe('Real work for clients. Nothing is shown while there is none.'),
};

/** A card may have an icon or a picture. The picture of the first card is large. */
const serviceCard = z
  .strictObject({
    title: text,
    description: text,
    icon: icon.optional(),
    picture: picture.optional(),
    tint: tint
      .optional()
      .describe("Ground of the picture, or of the icon's plate; without it the plates take turns."),
    link: link.optional(),
    group: text
      .max(24)
      .optional()
      .describe('With "look: index": heads a column, which begins with this card and has those after it.'),
  })
  .refine(({ icon, picture }) => !(icon && picture), {
    error: 'a card shows an "icon" or a "picture". Remove one of them',
  });
export type ServiceCard = z.infer<typeof serviceCard>;

const cardsService = z
  .strictObject({
    layout: z.literal('cards'),
    ...common,
    intro,
    cardsHeading: text
      .optional()
      .describe(
        'Above the cards, where they do not directly follow the intro, such as with "look: windows".',
      ),
    cards: list(serviceCard),
    look: z
      .enum(['sheet', 'windows', 'index', 'tiles'])
      .default('sheet')
      .describe(
        'Of the cards: a sheet of cells, browser windows, an index of short entries, or, if each card has a picture, large tiles. With each, cards, steps and example follow in an order of their own.',
      ),
    steps: z.strictObject({ heading: text, items: z.array(titledText).min(2).max(MOST) }),
    receive,
    consultation: headed.optional(),
    notSure: headed.optional(),
  })
  .refine(({ look, cards }) => !cards.some(({ group }) => group) || (look === 'index' && cards[0]?.picture), {
    path: ['cards'],
    error: 'a "group" shows only with "look: index" and a picture of the first card',
  });

const activity = z.strictObject({
  title: text,
  steps: list(text),
  link: link.optional(),
  picture: picture.optional(),
});

const activitiesService = z.strictObject({
  layout: z.literal('activities'),
  ...common,
  intro,
  activities: z.strictObject({
    heading: text,
    text: text.max(200).optional().describe('Below the heading.'),
    items: z.array(activity).min(1),
  }),
  receive,
  summary: headed,
});

const listingService = z.strictObject({
  layout: z.literal('listing'),
  ...common,
  whatIs: intro,
  management: headed.extend({ items: list(text) }),
  localArea: headed.extend({
    alt: text,
    key: z.array(text.max(40)).length(4).describe('What the four colors of the positions mean, best first.'),
    link: link.optional(),
    caption: text,
  }),
  features: z.strictObject({ heading: text, alt: text, items: list(titledText) }),
  callout: headed,
  whyUs: headed.extend({ picture: picture.optional(), items: list(titledText) }),
  expect: z.strictObject({ heading: text, items: z.array(titledText).length(4) }),
  help: headed,
  expertise: z.strictObject({ heading: text, items: list(serviceCard) }),
  ready: headed,
});

/** content/services.yaml: the text that all service pages share. */
export const servicePagesSchema = z.strictObject({
  price: z.strictObject({ compare: text.describe('{count} stands for the number of packages.') }),
  reviews: link.describe('Shown below each example.'),
  example: text.max(20).optional().describe('Beside the heading of each worked example: what it is.'),
  cases: z.strictObject({ heading: text, done: text, result: text, sample: text }),
});
export type ServicePages = z.infer<typeof servicePagesSchema>;

/** content/services/*.yaml: the file name is the last part of the address. */
export const serviceSchema = z
  .discriminatedUnion('layout', [cardsService, activitiesService, listingService])
  .superRefine(({ layout, packages, example }, context) => {
    if (layout === 'cards' && packages !== undefined) return;
    const refuse = (path: string[], text = '', placeholder: RegExp, what: string) => {
      const [found] = placeholder.exec(text) ?? [];
      const message = `only a service with the layout "cards" and "packages" has ${what}; leave out ${found}`;
      if (found) context.addIssue({ code: 'custom', path: ['example', ...path], message });
    };
    for (const key of ['total', 'cost'] as const)
      refuse(['budget', key], example?.budget?.[key], /\{fee\}/, 'a fee');
    refuse(['month', 'note'], example?.month?.note, /\{(package|price|period|count)\}/, 'packages');
  });

/** `slug` is the name of the file, and the last part of the page's address. */
type WithSlug<T> = T & { slug: string };
export type CardsService = WithSlug<z.infer<typeof cardsService>>;
export type ActivitiesService = WithSlug<z.infer<typeof activitiesService>>;
export type ListingService = WithSlug<z.infer<typeof listingService>>;
export type Service = CardsService | ActivitiesService | ListingService;

/** The words of one kind of example, such as its budget. */
export type ExampleWords<Kind extends keyof NonNullable<Service['example']>> = NonNullable<
  NonNullable<Service['example']>[Kind]
>;
