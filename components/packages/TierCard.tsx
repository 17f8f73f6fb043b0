import type { PackageSection, PackagesPage } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { FORM } from '../islands/contact-form/draft-key.ts';
import { sheet } from '../sheet.ts';
import { CategoryRows } from './CategoryRows.tsx';
import type { Comparison } from './comparison.ts';
import { FeatureRow } from './FeatureRow.tsx';
import { packageId } from './names.ts';
import { packageLabel } from './package-label.ts';
import { inPrint, inTable, rows } from './rows.styles.ts';
import { TierHead } from './TierHead.tsx';

const s = sheet('packages/TierCard', {
  card: {
    position: 'relative',
    border: '1.5px solid var(--ink)',
    // A table's cards keep the height of their rows, whatever this says.
    alignSelf: 'start',
    background: 'var(--surface)',
    borderRadius: 6,
    scrollSnapAlign: 'start',
    scrollMarginTop: 74,
    [inTable]: {
      display: 'grid',
      // Not wider for the rows of the first card, which overflow it.
      grid: 'subgrid / minmax(0, 1fr)',
      gridRow: '1 / -1',
      scrollMarginTop: 'var(--anchor)',
    },
    [inPrint]: { borderWidth: '.75pt' },
  },
  best: {
    '--head-ground': 'var(--yellow)',
    '--edge': '5px',
    // Below the bands of the categories, whose words cross the card.
    outline: '4px solid var(--ink)',
    [inPrint]: { outlineWidth: '1.75pt' },
  },
  action: {
    // What shows of a plain button is its edge line, 3 px inside: it is below the price.
    background: 'var(--head-ground, none)',
    padding: '.7rem var(--pad) 1.25rem',
    [inTable]: { paddingBlock: '.9rem 1rem' },
    [inPrint]: { display: 'none' },
  },
  button: {
    // Not below the names and prices that stick.
    scrollMarginTop: 176,
    justifyContent: 'center',
    width: '100%',
    [inTable]: {
      paddingInline: '.5rem',
      textAlign: 'center',
      whiteSpace: 'normal',
    },
  },
});

/** A package: name, price, button, and all its features. */
export function TierCard(props: {
  section: PackageSection;
  sections: PackageSection[];
  comparison: Comparison;
  index: number;
  words: PackagesPage;
}) {
  const { section, sections, comparison, index, words } = props;
  const tier = section.tiers[index] as PackageSection['tiers'][number];
  const id = packageId(section, tier);
  const look = cx(button.plate, button.small, !tier.bestSeller && button.plain, s.button);
  return (
    <li className={cx(s.card, tier.bestSeller && s.best)} id={id}>
      <TierHead section={section} tier={tier} words={words} />
      <p className={s.action}>
        <a className={look} href={`${FORM}#package=${id}`}>
          {words.getStarted}
          <span className={base.hidden}>: {packageLabel(section, tier)}</span>
        </a>
      </p>
      <dl className={cx(rows.list, rows.highlights)}>
        {comparison.highlights.map((row) => (
          <FeatureRow key={row.feature} row={row} tier={index} words={words} />
        ))}
      </dl>
      {comparison.categories.map((category, place) => (
        <CategoryRows
          key={category.title}
          category={category}
          open={section === sections[0] && place === 0}
          tier={index}
          tiers={section.tiers}
          words={words}
        />
      ))}
    </li>
  );
}
