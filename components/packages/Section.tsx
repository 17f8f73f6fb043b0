import type { PackageSection, PackagesPage } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, numbered, sheet } from '../sheet.ts';
import { Timed } from '../Timed.tsx';
import { compare, countRows, MAX_ROWS } from './comparison.ts';
import { DiffersSwitch } from './DiffersSwitch.tsx';
import { allRows, inPrint, inTable } from './rows.styles.ts';
import { TierCard } from './TierCard.tsx';
import { TierTabs } from './TierTabs.tsx';

/** For each number of rows: less padding of a printed row, so that a section fits on one page (630 pt of Letter). */
const printRows = numbered('packages/Section printRows', MAX_ROWS + 1, (rows) => {
  const room = Math.max(0.2, (630 / rows - 11.8) / 1.55);
  return { [inPrint]: room < 4 && { '--print-row': `${room.toFixed(1)}pt` } };
});

const s = sheet('packages/Section', {
  section: {
    paddingTop: 'clamp(2.5rem, 1.8rem + 2.8vw, 4.75rem)',
    '&:last-child': { paddingBottom: 64 },
    '--jump': '0px',
    // The rest of the section before stays hidden.
    scrollMarginTop: -24,
    '@page': { size: 'portrait', margin: '11mm 12mm 10mm' },
    [from.xl]: { '--jump': '56px', scrollMarginTop: 24 },
    [inPrint]: {
      '--print-row': '4pt',
      breakInside: 'avoid',
      '&&': { paddingBlock: 0 },
      '& + &': { breakBefore: 'page' },
    },
  },
  wrap: { containerType: 'inline-size', [inPrint]: { padding: 0, maxWidth: 'none', fontSize: '8.75pt' } },
  head: {
    marginBottom: 12,
    '& p': { maxWidth: '36em', marginTop: 12 },
    [inPrint]: {
      margin: 0,
      '& h2': { fontSize: '20pt' },
      '& p': { display: 'none' },
    },
  },
  table: {
    '--pad': '1.1rem',
    [inTable]: {
      '--edge': '1px',
      '--pad': 'min(1.25cqi, 1.1rem)',
      '--head-height': 'calc(4rem + 3.7cqi)',
      // The room above the name goes under the bar that it sticks to.
      '--head-top': 'calc(var(--header) + var(--jump) - .9rem)',
      '--anchor': 'calc(var(--jump) + 24px)',
      display: 'grid',
      gridTemplateColumns: 'calc(var(--labels) - 13.5px) minmax(0, 1fr)',
      // With the gap beside it, up to where the rows of the first card would begin.
      '--labels': 'min(20.5cqi, 16rem)',
      paddingTop: 28,
      columnGap: 12,
    },
    [inPrint]: {
      '--pad': '5pt',
      paddingTop: '9pt',
      lineHeight: 1.2,
      '--labels': '25cqi',
      paddingRight: '1pt',
    },
  },
  /** The first total is another line below the prices. */
  fee: { [inTable]: { '--head-height': 'calc(5.15rem + 3.7cqi)' } },
  cards: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(100cqi, 21.5rem)',
    gap: 12,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '28px var(--gutter) 6px',
    scrollPaddingInline: 'var(--gutter)',
    // Paper too tells the best seller and the rows of every package by their grounds.
    printColorAdjust: 'exact',
    // The card that a keyboard has reached is the only one to snap to.
    '&:has(:focus-visible) > :not(:has(:focus-visible))': { scrollSnapAlign: 'none' },
    [inTable]: {
      gridColumn: 2,
      gridRow: allRows,
      gridTemplateRows: 'subgrid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 'inherit',
      overflow: 'visible',
      margin: 0,
      padding: 0,
    },
  },
});

/**
 * As many columns as tiers from the start: otherwise a browser that paints the page while it is still loading would
 * begin with wide ones.
 */
const columns = numbered('packages/Section columns', 7, (count) => ({
  [inTable]: {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    // A price of five digits fits into a sixth column too.
    ...(count === 6 && { '& p > b': { fontSize: 'clamp(1.125rem, .2rem + 1.6cqi, 2.4rem)' } }),
  },
}));

/** A section: a table of its tiers, or cards to swipe if that is too wide. */
export function Section(props: {
  section: PackageSection;
  sections: PackageSection[];
  words: PackagesPage;
  /** `Until {day}.` */
  until: string;
}) {
  const { section, sections, words, until } = props;
  const comparison = compare(section);
  return (
    <section
      className={cx(s.section, printRows[countRows(comparison)])}
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
    >
      <div className={cx(base.wrap, s.wrap)}>
        <div className={s.head}>
          <h2 id={`${section.id}-heading`}>{section.heading}</h2>
          <p className={base.lead}>{section.lead}</p>
          {section.offer && (
            <Timed days={section.offer} words={until}>
              <b>{section.offer.text}</b>
            </Timed>
          )}
        </div>
        <div className={cx(s.table, section.fee && s.fee)}>
          {section.tiers.length > 1 && (
            <>
              <DiffersSwitch section={section.heading} label={words.differsLabel} />
              <TierTabs section={section} sections={sections} />
            </>
          )}
          <ul className={cx(s.cards, columns[section.tiers.length])}>
            {section.tiers.map((tier, index) => (
              <TierCard key={tier.id} {...{ section, sections, comparison, index, words }} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
