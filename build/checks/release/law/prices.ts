import { PRICE } from '../../../../schemas/packages.ts';
import { foundAt, type Rule, sentencesWith } from '../publication.ts';

const LAW = 'California SB 478 (Civil Code 1770(a)(29)), Massachusetts 940 CMR 38';

const FEE = /\b(?:fee|set-?up|activation|onboarding|deposit)\b/i;

/** "a $200 setup fee", "setup fee of $200" */
const FEE_IN_TEXT = /\$\d[\d,.]*(?: [\w-]+){0,3} fee\b|\bfee(?: \w+){0,2} \$\d/i;

/** Files that speak of packages: their own, and those of the services. */
const ABOUT_PACKAGES = /^content\/(?:packages|services)\b|^content\/home\.yaml/;

const RECURRING = /\b(?:day|week|month|quarter|year|annum|daily|weekly|monthly|quarterly|yearly|annual)/i;

/** What prices need. */
export const priceRules: Rule[] = [
  {
    name: 'hidden-fee',
    law: `${LAW}: a price must include every fee that everybody pays.`,
    remedy:
      'Write the name of the row as "fee" at the top of the file of its packages; the first total then stands beside each price. A fee that has no row needs one.',
    find: (publication) => {
      const { packageSections } = publication.content;
      const rows = packageSections.flatMap(({ fee, highlights, rows, tiers }) =>
        [highlights, ...rows.map(({ features }) => features)].flatMap((list) =>
          list.flatMap((row, index) => {
            const isFee = row !== fee && FEE.test(row);
            const isPriced = isFee && tiers.some(({ points }) => PRICE.test(String(points[row])));
            return isPriced ? foundAt(publication, list, String(index)) : [];
          }),
        ),
      );
      const isNamed = packageSections.some(({ fee }) => fee);
      return isNamed ? rows : [...rows, ...sentencesWith(FEE_IN_TEXT, publication, ABOUT_PACKAGES)];
    },
  },
  {
    name: 'how-it-ends',
    law: `${LAW}: a price that is charged again and again must say how to end it.`,
    remedy:
      'Write "ending" into content/packages.yaml, such as: You can end any package with one month’s notice.',
    find: (publication) => {
      const { packageSections, packagesPage } = publication.content;
      const tiers = packageSections.flatMap((section) => section.tiers);
      const recurring = tiers.find(({ period }) => RECURRING.test(period));
      return recurring && !packagesPage.ending ? [foundAt(publication, recurring, 'period')] : [];
    },
  },
];
