import type { PackagesPage } from '../../build/content/schemas/packages.ts';
import { cx } from '../cx.ts';
import { fillTemplate } from '../fill-template.ts';
import { motion, sheet, tiny } from '../sheet.ts';
import { type Category, countIncluded } from './comparison.ts';
import { FeatureRow } from './FeatureRow.tsx';
import { inPrint, inTable, rows } from './rows.styles.ts';

const s = sheet('packages/CategoryRows', {
  /** A switch for the rows beside it, not around them: a closed details could not lay them open in the table. */
  category: {
    borderTop: '1.5px solid var(--ink)',
    background: 'var(--block)',
    '&[open]': { borderBottom: '1.5px solid var(--ink)' },
    '&:not([open]) + dl': { contentVisibility: 'hidden', [inTable]: { contentVisibility: 'visible' } },
    '&[open] > ::after': { rotate: '225deg', top: 3 },
    [inTable]: { borderBottom: '1.5px solid var(--ink)', minHeight: 44 },
    [inPrint]: { minHeight: 0, borderWidth: '.75pt', printColorAdjust: 'exact' },
  },
  switch: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '.4rem var(--pad) .2rem',
    [tiny]: { flexWrap: 'wrap' },
    '& h4': {
      flex: 1,
      minWidth: 0,
      overflowWrap: 'anywhere',
      fontSize: '1rem',
      fontWeight: 800,
      lineHeight: 1.2,
    },
    '& span': { fontSize: 'var(--fs-small)', color: 'var(--ink-2)', whiteSpace: 'nowrap' },
    // It counts the rows that are hidden then, too.
    'section:has(:checked) & span': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'relative',
      top: -4,
      flex: 'none',
      width: '.55em',
      height: '.55em',
      margin: '0 4px',
      border: 'solid var(--ink)',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
      [motion]: { transition: 'rotate 200ms var(--ease)' },
    },
    '@media (hover: hover)': { '&:hover': { background: 'var(--signal-3)' } },
    // In the table nothing is to be opened; only the heading is left, for screen readers.
    [inTable]: {
      visibility: 'hidden',
      pointerEvents: 'none',
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      '& h4': { visibility: 'visible', clipPath: 'inset(50%)' },
    },
  },
  rows: {
    // Both against the browser's rule for [hidden], which the script sets to "until-found".
    display: 'block',
    contentVisibility: 'visible',
    '& > :first-of-type': { borderTop: 0 },
    '&:last-of-type > :last-of-type': { borderRadius: '0 0 4px 4px' },
    [inTable]: { display: 'contents' },
  },
});

/** A category of one tier: a row that opens on a phone, and lies open in the table. */
export function CategoryRows(props: {
  category: Category;
  /** Selector of this category in all tiers of its section: the script tier-tabs opens them together. */
  twins: string;
  open: boolean;
  tier: number;
  words: PackagesPage;
}) {
  const { category, twins, open, tier, words } = props;
  const values = { number: countIncluded(category, tier), count: category.rows.length };
  return (
    <>
      <details className={cx(s.category, category.same && rows.same)} data-set={twins} open={open}>
        <summary className={s.switch}>
          <h4>{category.title}</h4>
          <span>{fillTemplate(words.position, values)}</span>
        </summary>
      </details>
      <dl className={s.rows}>
        {category.rows.map((row) => (
          <FeatureRow key={row.feature} kind="feature" row={row} tier={tier} words={words} />
        ))}
      </dl>
    </>
  );
}
