import type { Content, Place } from '../../schemas/content.ts';
import { type PackageSection, PRICE } from '../../schemas/packages.ts';
import type { Service, ServiceCard } from '../../schemas/services.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import { redirectProblems } from './redirects.ts';
import type { Path, Source } from './source.ts';

const problem = (where: string, message: string): Problem => ({ where, message });

/**
 * Rules for more than one value, which the schema of a single file cannot express.
 * @param files names of all content files
 */
export function contentRules(content: Content, sources: Map<string, Source>, files: string[]): Problem[] {
  const withSource = (file: string, rule: (source: Source) => Problem[]) => {
    const source = sources.get(`content/${file}`);
    return source ? rule(source) : [];
  };
  return [
    ...files.flatMap(badFileName),
    ...withSource('redirects.yaml', (source) => redirectProblems(content.redirects.redirects, source)),
    ...content.packageSections.flatMap((section) =>
      withSource(`packages/${section.slug}.yaml`, (source) => packageRules(section, source)),
    ),
    ...withSource('sample-report.yaml', (source) => quoteRules(content, source)),
    ...sharedOrder('services', '.yaml', content.services, sources),
    ...sharedOrder('packages', '.yaml', content.packageSections, sources),
    ...sharedOrder('policies', '.md', content.policies, sources),
    ...content.places.flatMap((place) =>
      withSource(`places/${place.slug}.yaml`, (source) => placeRules(place, content, source)),
    ),
    ...content.services.flatMap((service) =>
      withSource(`services/${service.slug}.yaml`, (source) => [
        ...priceRules(service, content, source),
        ...cardRules(service, source),
      ]),
    ),
  ];
}

/** The service of a place has a page, which leads to the place. */
function placeRules({ service }: Place, { services }: Content, source: Source): Problem[] {
  const names = services.map(({ slug }) => slug);
  if (service === undefined || names.includes(service)) return [];
  const message = `content/services/ has no file "${service}.yaml".${didYouMean(service, names)} Or remove this line.`;
  return [problem(source.at(['service']), message)];
}

/** The name of a file becomes part of a URL, where spaces and capitals cause trouble. */
function badFileName(file: string): Problem[] {
  if (/\/[a-z0-9-]+\.(?:yaml|md|json)$/.test(file)) return [];
  return [
    problem(file, 'Rename this file: small letters, digits and hyphens only, such as "web-design.yaml".'),
  ];
}

/** Every feature of a tier, and of the finder, must be a row of its section, otherwise it would not be shown. */
function packageRules({ fee, highlights, rows, tiers, finder }: PackageSection, source: Source): Problem[] {
  const listed = (names: string[], ...path: Path) =>
    names.map((name, index) => ({ name, where: () => source.at([...path, index]) }));
  const places = [
    ...listed(highlights, 'highlights'),
    ...rows.flatMap(({ features }, group) => listed(features, 'rows', group, 'features')),
  ];
  const names = places.map(({ name }) => name);
  const ids = tiers.map(({ id }) => id);
  const problems: Problem[] = [];
  const refuse = (where: string, message: string) => problems.push({ where, message });
  const unknown = (name: string) => `no row is named "${name}".${didYouMean(name, names)}`;

  for (const [index, { points }] of tiers.entries())
    for (const feature of Object.keys(points).filter((name) => !names.includes(name)))
      refuse(
        source.atKey(['tiers', index, 'points'], feature),
        `tiers[${index}].points: ${unknown(feature)} Add it under "highlights" or "rows", or fix the name.`,
      );
  for (const [index, { name, where }] of places.entries())
    if (names.indexOf(name) !== index)
      refuse(where(), `The row "${name}" appears twice in this file. Remove one.`);
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) !== index)
      refuse(
        source.at(['tiers', index, 'id']),
        `The id "${id}" is used by another tier of this file. Choose another one.`,
      );
  if (fee !== undefined && !names.includes(fee)) refuse(source.at(['fee']), `fee: ${unknown(fee)}`);
  for (const [index, { points }] of tiers.entries()) {
    const amount = points[fee ?? ''];
    const message = `tiers[${index}].points: "${fee}" is the fee of this section, so it must be an amount such as "$200".`;
    if (fee !== undefined && amount !== undefined && !PRICE.test(String(amount)))
      refuse(source.at(['tiers', index, 'points', fee]), message);
  }
  const inFinder = [
    ...(finder ? [{ name: finder.feature, where: () => source.at(['finder', 'feature']) }] : []),
    ...listed(finder?.extras ?? [], 'finder', 'extras'),
  ];
  for (const { name, where } of inFinder)
    if (!names.includes(name))
      refuse(where(), `finder: ${unknown(name)} Use the name of a row of this file.`);
  return problems;
}

/** A service says what it costs: with packages, or with a text if there are none. */
function priceRules({ packages, quote }: Service, content: Content, source: Source): Problem[] {
  if ((packages === undefined) === (quote === undefined)) {
    const message =
      'Say what the service costs: either "packages" with the name of a file in content/packages, or "quote" with what happens instead.';
    return [problem(source.at([packages ? 'packages' : 'title']), message)];
  }
  const files = content.packageSections.map(({ slug }) => slug);
  if (packages === undefined || files.includes(packages)) return [];
  const message = `packages: there is no file content/packages/${packages}.yaml.${didYouMean(packages, files)} Choose one of ${files.join(', ')}.`;
  return [problem(source.at(['packages']), message)];
}

/** The quote of the sample report takes its price from a package. */
function quoteRules({ packageSections, sampleReport }: Content, source: Source): Problem[] {
  const ids = packageSections.flatMap(({ slug, tiers }) => tiers.map(({ id }) => `${slug}-${id}`));
  const offered = sampleReport?.quote.package;
  if (offered === undefined || ids.includes(offered)) return [];
  const message = `quote.package: there is no package "${offered}".${didYouMean(offered, ids)} Write the end of its address on the packages page, such as "${ids[0]}".`;
  return [problem(source.at(['quote', 'package']), message)];
}

function cardRules(service: Service, source: Source): Problem[] {
  const [cards, path] = cardsOf(service);
  return cards.flatMap(({ icon, picture }, index) => {
    const message = `${path.join('.')}[${index}]: a card shows an "icon" or a "picture". Remove one of them.`;
    return icon && picture ? [problem(source.at([...path, index]), message)] : [];
  });
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
  return entries.flatMap(({ slug, order }, index) => {
    const before = entries[index - 1];
    if (before?.order !== order) return [];
    const where = sources.get(fileOf(slug))?.at(['order']) ?? fileOf(slug);
    const message = `order: ${fileOf(before.slug)} has the same number ${order}. Give each file of the folder its own.`;
    return [problem(where, message)];
  });
}
