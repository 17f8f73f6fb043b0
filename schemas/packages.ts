import { z } from 'zod';
import { addressPart, closing, list, meta, text } from './fields.ts';
import { offer } from './notices.ts';

/** content/packages.yaml: the text around the sections. */
export const packagesPageSchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  jumpLabel: text.describe('Name of the bar of links to the sections.'),
  from: text.describe('{price} stands for the lowest price of a section.'),
  differsLabel: text,
  bestSeller: text,
  getStarted: text,
  included: text,
  notIncluded: text,
  countIncluded: text.describe(
    '{number} stands for the number of features of a group that a package includes.',
  ),
  higher: text.describe('{package} stands for the next package that includes a feature of the group.'),
  firstTotal: text.describe(
    'Shown next to the price of a package with a fee: {total} is the price and the fee, {period} its period.',
  ),
  ending: text.optional().describe('How a client ends what is paid every month or year.'),
  finder: z
    .strictObject({
      heading: text,
      lead: text,
      topic: text,
      extra: text,
      none: text,
      result: text.describe('{package}, {price} and {period} stand for the package that fits.'),
      choose: text.optional().describe('Before it, on the button.'),
      larger: text.optional().describe('Below it. A link to all packages of its section follows.'),
      noFit: text.describe('Shown if no package has both the amount and the extra.'),
      noneFits: text,
    })
    .describe('Three questions on the contact page that lead to a package.'),
  jumpFinder: text.describe('Last link of the bar of links, to the finder.'),
  closing: closing.describe('The band at the end of the page; its button leads to the finder.'),
});
export type PackagesPage = z.infer<typeof packagesPageSchema>;

const POINT =
  'this must be true, a number, or words other than yes and no; leave the line out where the tier does not include the feature';
const amount = text.refine((written) => !/^(?:yes|no|none|x|true|false)$/i.test(written), POINT);

/** true: included. A number or a text: the amount. A feature that a tier does not name is not included. */
const point = z.union([z.literal(true), z.number(), amount], POINT);

/** An amount with its dollar sign: `$1,800` */
export const PRICE = /^\$\d+(?:,\d{3})*(?:\.\d\d)?$/;

const tier = z.strictObject({
  /** Part of the fragment /packages/#seo-basic, and of the message on the contact page. */
  id: addressPart('basic'),
  name: text,
  price: text.regex(PRICE, {
    error:
      'this must be a price with its dollar sign and nothing else, such as "$400" (for work without a fixed price, write "quote" in the file of its service)',
  }),
  period: text.regex(
    /^(?!per |\/|\w+ly$|one-time)/i,
    'this must be the unit, such as month, hour or project: "/" stands before it',
  ),
  bestSeller: z.boolean().default(false),
  points: z.record(z.string(), point),
});

/** A group of rows. */
const group = z.strictObject({
  category: text,
  note: text.max(120).optional().describe('What the features of this group do, in plain words.'),
  features: list(text),
});

const finder = z.strictObject({
  answer: text.describe(
    'What visitors want who need one of these packages. The price sign on the home page says it too.',
  ),
  question: text.describe('Asks how much of the feature below they need.'),
  feature: text.describe('A row with a different amount in each package; the amounts are the answers.'),
  answers: z
    .array(text)
    .optional()
    .describe('What visitors answer, from the smallest amount to the largest, instead of the amounts.'),
  extras: z.array(text).max(5).describe('Rows that only some packages have.'),
});

/** content/packages/*.yaml: one section of the page with its tiers. */
export const packageSectionSchema = z.strictObject({
  order: z.int().min(1),
  heading: text,
  short: text,
  id: addressPart('seo-packages'),
  lead: text,
  offer: offer.optional().describe('Shown below the lead until its last day.'),
  fee: text
    .optional()
    .describe(
      'The row with a fee, in dollars, that everybody pays once. Each price then has the first total beside it.',
    ),
  highlights: z.array(text).min(1).max(4),
  rows: list(group),
  tiers: list(tier),
  finder: finder.optional().describe('How the finder on the contact page arrives at one of these packages.'),
});
export type PackageSection = z.infer<typeof packageSectionSchema> & { slug: string };
export type Tier = PackageSection['tiers'][number];
/** The amount of a feature in a tier; undefined: not included. */
export type Point = z.infer<typeof point> | undefined;
