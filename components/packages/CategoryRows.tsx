import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackagesPage, Tier } from '../../schemas/packages.ts';
import { cx } from '../cx.ts';
import { sheet, unseen } from '../sheet.ts';
import { type Category, countIncluded } from './comparison.ts';
import { FeatureRow } from './FeatureRow.tsx';
import { inFirstCard, inPrint, inTable, rows } from './rows.styles.ts';

const s = sheet('packages/CategoryRows', {
  /** A switch for the rows beside it, not around them: in the table, closed details could not show them. */
  category: {
    borderTop: '1.5px solid var(--ink)',
    background: 'var(--block)',
    '&[open]': { borderBottom: '1.5px solid var(--ink)' },
    '&:not([open]) + dl': { contentVisibility: 'hidden', [inTable]: { contentVisibility: 'visible' } },
    '&[open] > ::after': { top: 3, rotate: '225deg' },
    // One band across the whole table, which the details of the first card span; the others keep its height free.
    [inTable]: {
      visibility: 'hidden',
      [inFirstCard]: {
        display: 'grid',
        alignItems: 'end',
        visibility: 'visible',
        position: 'relative',
        zIndex: 1,
        width: '100cqi',
        minHeight: 46,
        marginLeft: 'calc(-1 * var(--labels))',
        padding: '.6rem 12px .4rem',
        borderBottom: '1.5px solid var(--ink)',
      },
    },
    [inPrint]: {
      [inFirstCard]: {
        minHeight: 0,
        paddingBlock: 'var(--print-row)',
        borderWidth: '.75pt',
      },
    },
  },
  switch: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '0 12px',
    minHeight: 52,
    padding: '.45rem var(--pad) .25rem',
    '& h4': {
      flex: 1,
      fontSize: 'inherit',
      fontWeight: 800,
      lineHeight: 1.2,
      maxWidth: '100%',
    },
    '& small': { order: 1, flexBasis: '100%', fontSize: '.9em', lineHeight: 1.35 },
    '& span': { fontSize: 'var(--fs-small)', color: 'var(--ink-2)', flex: 'none', maxWidth: '100%' },
    // It counts what all packages have too.
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
    },
    '&:hover': { background: 'var(--signal-3)' },
    // In the table nothing opens; only the heading remains, for screen readers in the cards after the first.
    [inTable]: {
      gap: '0 1.5rem',
      alignItems: 'baseline',
      pointerEvents: 'none',
      minHeight: 0,
      padding: 0,
      visibility: 'hidden',
      '& h4, li:first-of-type > * > & small': { visibility: 'visible' },
      '& h4': { flex: 'none' },
      '& small': { flex: '1 1 20em' },
      'li + li & > *': unseen,
      '& span, &::after': { display: 'none' },
    },
  },
});

interface Props {
  category: Category;
  open: boolean;
  /** Index of the tier in its section. */
  tier: number;
  tiers: Tier[];
  words: PackagesPage;
}

/** How many features of a category a tier includes, or the next tier that includes some of them. */
function extentOf({ category, tier, tiers, words }: Props): string {
  const counts = tiers.map((_, index) => countIncluded(category, index));
  const number = counts[tier] ?? 0;
  if (number > 0) return fillTemplate(words.countIncluded, { number });
  const higher = tiers.find((_, index) => index > tier && (counts[index] ?? 0) > 0);
  return higher ? fillTemplate(words.higher, { package: higher.name }) : '';
}

/** A category of one tier: a row that opens on a phone, and is open in the table. */
export function CategoryRows(props: Props) {
  const { category, open, tier, words } = props;
  return (
    <>
      <details className={cx(s.category, category.same && rows.same)} open={open}>
        <summary className={s.switch}>
          <h4>{category.title}</h4>
          {category.note && <small>{category.note}</small>}
          <span>{extentOf(props)}</span>
        </summary>
      </details>
      <dl className={cx(rows.list, rows.features, category.same && rows.every)}>
        {category.rows.map((row) => (
          <FeatureRow key={row.feature} row={row} tier={tier} words={words} />
        ))}
      </dl>
    </>
  );
}
