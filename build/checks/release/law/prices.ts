import { PRICE } from '../../../../schemas/packages.ts';
import { fileOf, matching, ownTexts, type Publication, type Rule } from '../publication.ts';

const LAW = 'California SB 478 (Civil Code 1770(a)(29)), Massachusetts 940 CMR 38';

const FEE = /\b(?:fee|set-?up|activation|onboarding|deposit)\b/i;

/** "a $200 setup fee", "setup fee of $200" */
const FEE_IN_TEXT = /\$\d[\d,.]*(?: [\w-]+){0,3} fee\b|\bfee(?: \w+){0,2} \$\d/i;

/** Files that speak of packages: their own, and those of the services. */
const ABOUT_PACKAGES = /^content\/(?:packages|services)\b|^content\/home\.yaml/;

const hiddenFee: Rule = {
  name: 'hidden-fee',
  law: `${LAW}: a price contains every fee that everybody pays.`,
  remedy:
    'Write the name of the row as "fee" at the top of the file of its packages; the first total then stands beside each price. A fee that has no row needs one.',
  find: (publication) => {
    const { packageSections } = publication.content;
    const rows = packageSections.flatMap((section) =>
      [...section.highlights, ...section.rows.flatMap(({ features }) => features)]
        .filter((row) => row !== section.fee && FEE.test(row))
        .filter((row) => section.tiers.some(({ points }) => PRICE.test(String(points[row]))))
        .map((row) => ({ where: placeOfRow(publication, section.slug, row), value: row })),
    );
    if (packageSections.some(({ fee }) => fee)) return rows;
    const texts = ownTexts(publication).filter(({ where }) => ABOUT_PACKAGES.test(fileOf(where)));
    return [...rows, ...matching(FEE_IN_TEXT, texts)];
  },
};

function placeOfRow({ texts }: Publication, slug: string, row: string): string {
  const file = `content/packages/${slug}.yaml`;
  return texts().find(({ where, value }) => fileOf(where) === file && value === row)?.where ?? file;
}

const RECURRING = /\b(?:day|week|month|quarter|year|annum|daily|weekly|monthly|quarterly|yearly|annual)/i;

const howItEnds: Rule = {
  name: 'how-it-ends',
  law: `${LAW}: what is paid again and again says how to end it.`,
  remedy:
    'Write "ending" into content/packages.yaml, such as: You can end any package with one month’s notice.',
  find: ({ content, placeOf }) => {
    const recurring = content.packageSections
      .flatMap(({ tiers }) => tiers)
      .find(({ period }) => RECURRING.test(period));
    if (!recurring || content.packagesPage.ending) return [];
    const where = placeOf(recurring, 'period') ?? 'content/packages.yaml';
    return [{ where, value: recurring.period }];
  },
};

/** What prices need. */
export const priceRules = [hiddenFee, howItEnds];
