import type { Content } from '../../schemas/content.ts';
import type { PackageSection } from '../../schemas/packages.ts';
import type { Service, ServiceCard } from '../../schemas/services.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import { redirectProblems } from './redirects.ts';
import type { Path, Source } from './source.ts';

/**
 * Rules for more than one value, which the schema of a single file cannot express.
 * @param files names of all content files
 */
export function contentRules(content: Content, sources: Map<string, Source>, files: string[]): Problem[] {
  const redirects = sources.get('content/redirects.yaml');
  return [
    ...files.flatMap(badFileName),
    ...(redirects ? redirectProblems(content.redirects.redirects, redirects) : []),
    ...content.packageSections.flatMap((section) => {
      const source = sources.get(`content/packages/${section.slug}.yaml`);
      return source ? packageRules(section, source) : [];
    }),
    ...sharedOrder('services', '.yaml', content.services, sources),
    ...sharedOrder('packages', '.yaml', content.packageSections, sources),
    ...sharedOrder('policies', '.md', content.policies, sources),
    ...content.services.flatMap((service) => {
      const source = sources.get(`content/services/${service.slug}.yaml`);
      return source ? [...priceRules(service, content, source), ...cardRules(service, source)] : [];
    }),
  ];
}

/** The name of a file becomes part of a URL, where spaces and capitals cause trouble. */
function badFileName(file: string): Problem[] {
  const name = file.split('/').at(-1) ?? '';
  if (/^[a-z0-9-]+\.(yaml|md|json)$/.test(name)) return [];
  return [
    {
      where: file,
      message: 'Rename this file: small letters, digits and hyphens only, such as "web-design.yaml".',
    },
  ];
}

/** Every feature of a tier must be a row of its section, otherwise it would not be shown. */
function packageRules(section: PackageSection, source: Source): Problem[] {
  const places: { row: string; path: Path }[] = [
    ...section.highlights.map((row, index) => ({ row, path: ['highlights', index] })),
    ...section.rows.flatMap(({ features }, group) =>
      features.map((row, index) => ({ row, path: ['rows', group, 'features', index] })),
    ),
  ];
  const rows = places.map(({ row }) => row);
  const unknown = section.tiers.flatMap((tier, index) =>
    Object.keys(tier.points)
      .filter((feature) => !rows.includes(feature))
      .map((feature) => ({
        where: source.atKey(['tiers', index, 'points'], feature),
        message: `tiers[${index}].points: no row is named "${feature}".${didYouMean(feature, rows)} Add it under "highlights" or "rows", or fix the name.`,
      })),
  );
  const twice = places
    .filter(({ row }, index) => rows.indexOf(row) !== index)
    .map(({ row, path }) => ({
      where: source.at(path),
      message: `The row "${row}" appears twice in this file. Remove one.`,
    }));
  const ids = section.tiers.map((tier) => tier.id);
  const sameId = section.tiers.flatMap((tier, index) =>
    ids.indexOf(tier.id) === index
      ? []
      : [
          {
            where: source.at(['tiers', index, 'id']),
            message: `The id "${tier.id}" is used by another tier of this file. Choose another one.`,
          },
        ],
  );
  return [...unknown, ...twice, ...sameId, ...finderRules(section, source, rows)];
}

/** The finder asks only about rows of its file. */
function finderRules({ finder }: PackageSection, source: Source, rows: string[]): Problem[] {
  if (!finder) return [];
  const named = [
    { row: finder.feature, path: ['finder', 'feature'] },
    ...finder.extras.map((row, index) => ({ row, path: ['finder', 'extras', index] })),
  ];
  return named
    .filter(({ row }) => !rows.includes(row))
    .map(({ row, path }) => ({
      where: source.at(path),
      message: `finder: no row is named "${row}".${didYouMean(row, rows)} Use the name of a row of this file.`,
    }));
}

/** A service says what it costs: with packages, or with a text if there are none. */
function priceRules({ packages, quote }: Service, content: Content, source: Source): Problem[] {
  if ((packages === undefined) === (quote === undefined))
    return [
      {
        where: source.at([packages ? 'packages' : 'title']),
        message:
          'Say what the service costs: either "packages" with the name of a file in content/packages, or "quote" with what happens instead.',
      },
    ];
  const files = content.packageSections.map(({ slug }) => slug);
  if (packages === undefined || files.includes(packages)) return [];
  return [
    {
      where: source.at(['packages']),
      message: `packages: there is no file content/packages/${packages}.yaml.${didYouMean(packages, files)} Choose one of ${files.join(', ')}.`,
    },
  ];
}

function cardRules(service: Service, source: Source): Problem[] {
  const [cards, path] = cardsOf(service);
  return cards.flatMap((card, index) =>
    (card.icon === undefined) === (card.picture === undefined)
      ? [
          {
            where: source.at([...path, index]),
            message: `${path.join('.')}[${index}]: give the card either an "icon" or a "picture".`,
          },
        ]
      : [],
  );
}

function cardsOf(service: Service): [cards: ServiceCard[], path: string[]] {
  if (service.layout === 'cards') return [service.cards, ['cards']];
  return service.layout === 'listing' ? [service.expertise.items, ['expertise', 'items']] : [[], []];
}

function sharedOrder(
  folder: string,
  ending: string,
  entries: readonly { slug: string; order: number }[],
  sources: Map<string, Source>,
): Problem[] {
  const fileOf = (slug: string) => `content/${folder}/${slug}${ending}`;
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    if (before === undefined || before.order !== entry.order) return [];
    return [
      {
        where: sources.get(fileOf(entry.slug))?.at(['order']) ?? fileOf(entry.slug),
        message: `order: ${fileOf(before.slug)} has the same number ${entry.order}. Give each file of the folder its own.`,
      },
    ];
  });
}
