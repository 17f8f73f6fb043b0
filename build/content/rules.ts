import path from 'node:path';
import type { Content, Place } from '../../schemas/content.ts';
import { type PackageSection, PRICE } from '../../schemas/packages.ts';
import type { Service } from '../../schemas/services.ts';
import { slugify } from '../../schemas/slug.ts';
import { grouped } from '../shared/grouped.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import { redirectProblems } from './redirects.ts';
import type { Path, Source } from './source.ts';

const problem = (where: string, message: string): Problem => ({ where, message });

/**
 * Rules for more than one value, which the schema of a single file cannot express.
 * @param sources by the names of their files
 * @param files names of all content files
 */
export function* contentRules(
  content: Content,
  sources: ReadonlyMap<string, Source>,
  files: string[],
): Generator<Problem> {
  const { redirects, packageSections, services, policies, places, articles } = content;
  // There is one for each entry, and for an optional file that is missing.
  const sourceOf = (file: string) => sources.get(`content/${file}`) as Source;
  yield* files.flatMap(badFileName);
  if (!content.articlesPage) yield* articles.map(({ slug }) => noWords('articles', `${slug}.md`));
  if (!content.placesPage) yield* places.map(({ slug }) => noWords('places', `${slug}.yaml`));
  yield* redirectProblems(redirects.redirects, sourceOf('redirects.yaml'));
  yield* quoteRules(content, sourceOf('sample-report.yaml'));
  for (const section of packageSections)
    yield* packageRules(section, sourceOf(`packages/${section.slug}.yaml`));
  for (const place of places) yield* placeRules(place, content, sourceOf(`places/${place.slug}.yaml`));
  for (const service of services)
    yield* priceRules(service, content, sourceOf(`services/${service.slug}.yaml`));
  yield* sharedValues('order', services, (slug) => sourceOf(`services/${slug}.yaml`));
  yield* sharedValues('order', packageSections, (slug) => sourceOf(`packages/${slug}.yaml`));
  yield* sharedValues('id', packageSections, (slug) => sourceOf(`packages/${slug}.yaml`));
  yield* sharedValues('order', policies, (slug) => sourceOf(`policies/${slug}.md`));
}

/** The pages of a folder share the words of a file. */
const noWords = (folder: string, file: string): Problem =>
  problem(
    `content/${folder}/${file}`,
    `This file makes no page, because content/${folder}.yaml is missing. Put that back, or remove this file.`,
  );

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
  const { name, ext } = path.posix.parse(file);
  const better = `${slugify(name) || 'page'}${ext}`;
  return [
    problem(file, `Rename this file: lowercase letters, digits and hyphens only, such as "${better}".`),
  ];
}

/** Every feature of a tier, and of the finder, must be a row of its section, otherwise it would not be shown. */
function* packageRules(section: PackageSection, source: Source): Generator<Problem> {
  const { fee, highlights, rows, tiers, finder } = section;
  const listed = (names: string[], ...path: Path) =>
    names.map((name, index) => ({ name, path: [...path, index] }));
  const places = [
    ...listed(highlights, 'highlights'),
    ...rows.flatMap(({ features }, group) => listed(features, 'rows', group, 'features')),
  ];
  const names = places.map(({ name }) => name);
  const unknown = (name: string) => `no row is named "${name}".${didYouMean(name, names)}`;

  for (const [index, { name, path }] of places.entries())
    if (names.indexOf(name) !== index)
      yield problem(source.at(path), `The row "${name}" appears twice in this file. Remove one.`);
  for (const [index, { id, points }] of tiers.entries()) {
    for (const feature of Object.keys(points).filter((name) => !names.includes(name)))
      yield problem(
        source.atKey(['tiers', index, 'points'], feature),
        `tiers[${index}].points: ${unknown(feature)} Add it under "highlights" or "rows", or fix the name.`,
      );
    if (tiers.findIndex((tier) => tier.id === id) !== index)
      yield problem(
        source.at(['tiers', index, 'id']),
        `The id "${id}" is used by another tier of this file. Choose another one.`,
      );
    const amount = fee && points[fee];
    if (amount !== undefined && !PRICE.test(String(amount)))
      yield problem(
        source.at(['tiers', index, 'points', String(fee)]),
        `tiers[${index}].points: "${fee}" is the fee of this section, so it must be an amount such as "$200".`,
      );
  }
  if (fee !== undefined && !names.includes(fee)) yield problem(source.at(['fee']), `fee: ${unknown(fee)}`);
  const inFinder = [
    ...(finder ? [{ name: finder.feature, path: ['finder', 'feature'] }] : []),
    ...listed(finder?.extras ?? [], 'finder', 'extras'),
  ];
  for (const { name, path } of inFinder)
    if (!names.includes(name))
      yield problem(source.at(path), `finder: ${unknown(name)} Use the name of a row of this file.`);
  const { feature = '', answers } = finder ?? {};
  const given = tiers.map(({ points }) => points[feature]);
  const amounts = [...new Set(given)].filter((point) => point !== undefined && point !== true);
  // Fewer amounts than answers: rather a package has lost its own.
  const lacking = answers && answers.length > amounts.length ? given.indexOf(undefined) : -1;
  if (answers && names.includes(feature) && answers.length !== amounts.length)
    yield problem(
      source.at(lacking === -1 ? ['finder', 'answers'] : ['tiers', lacking, 'points']),
      `finder.answers: the number of answers is ${answers.length}, that of different amounts of "${feature}" ${amounts.length} (${amounts.join(', ')}). Write one answer for each, in this order.`,
    );
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
  const message = `packages: there is no file content/packages/${packages}.yaml.${didYouMean(packages, files)} ${files.length > 0 ? `Choose one of ${files.join(', ')}, or write` : 'Write'} "quote" instead.`;
  return [problem(source.at(['packages']), message)];
}

/** The quote of the sample report takes its price from a package, whose id is as in components/packages/names.ts. */
function quoteRules({ packageSections, sampleReport }: Content, source: Source): Problem[] {
  const ids = packageSections.flatMap(({ slug, tiers }) =>
    tiers.map(({ id }) => `${slug}-${id}`.replace(/^(?=\d)/, 'p-')),
  );
  const offered = sampleReport?.quote.package;
  if (offered === undefined || ids.includes(offered)) return [];
  const message = `quote.package: there is no package "${offered}".${didYouMean(offered, ids)} ${ids[0] ? `Write the end of its address on the packages page, such as "${ids[0]}".` : 'Without packages, delete this file.'}`;
  return [problem(source.at(['quote', 'package']), message)];
}

/** Files of a folder with the same number or id. */
function sharedValues<Key extends 'order' | 'id'>(
  key: Key,
  entries: readonly ({ slug: string } & Record<Key, string | number>)[],
  sourceOf: (slug: string) => Source,
): Problem[] {
  const groups = [...grouped(entries, (entry) => String(entry[key])).values()];
  return groups.flatMap(([first, ...others]) =>
    others.map(({ slug, [key]: value }) => {
      const what = `the same ${key === 'id' ? 'id' : 'number'} ${value}`;
      const message = `${key}: ${sourceOf(first?.slug ?? '').file} has ${what}. Give each file of the folder its own.`;
      return problem(sourceOf(slug).at([key]), message);
    }),
  );
}
