import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { firstTotal } from './names.ts';
import { inPrint, inTable } from './rows.styles.ts';

const s = sheet('packages/TierHead', {
  /** As high as the card, so that the head stays sticky as long as the card is visible. */
  pin: { [inTable]: { position: 'absolute', inset: 0, zIndex: 2, pointerEvents: 'none' } },
  head: {
    position: 'relative',
    padding: '1.4rem var(--pad) .4rem',
    // About as round as the inside of the card's edge.
    borderRadius: '4px 4px 0 0',
    background: 'var(--head-ground, var(--surface))',
    [inTable]: {
      position: 'sticky',
      top: 'var(--head-top)',
      borderBottom: '1.5px solid var(--ink)',
      minHeight: 'var(--head-height)',
      // The card's edges, and beside them nothing of the rows that pass between the cards.
      boxShadow:
        'var(--edge) 0 var(--ink), calc(-1 * var(--edge)) 0 var(--ink), 9px 0 var(--paper), -9px 0 var(--paper)',
    },
    [inPrint]: { minHeight: 0, padding: '6pt var(--pad) 5pt', borderBottom: 0 },
  },
  /** Its words are invisible in the first row of the table, which gets its height from it: sticky elements cannot give it. */
  ghost: {
    display: 'none',
    [inTable]: {
      '&&': { display: 'block', position: 'relative', top: 0 },
      // If another name takes two lines, the space below this one has its background too.
      '& > *': { visibility: 'hidden' },
    },
  },
  name: {
    fontSize: '1.375rem',
    fontWeight: 800,
    lineHeight: 1.3,
    letterSpacing: '-.015em',
    [inTable]: { fontSize: 'min(.3rem + 1.3cqi, 1.375rem)' },
    [inPrint]: { fontSize: '10pt' },
  },
  price: {
    fontSize: 'var(--fs-small)',
    lineHeight: 1.1,
    '& b': {
      fontSize: 'min(2.75rem, 15vw)',
      fontWeight: 800,
      letterSpacing: '-.045em',
      fontVariantNumeric: 'tabular-nums',
      [inTable]: { fontSize: 'min(.55rem + 2cqi, 2.4rem)' },
      [inPrint]: { fontSize: '17pt' },
    },
    '& span': {
      whiteSpace: 'nowrap',
      // Among many cards, words such as "month per channel" take two lines.
      [inTable]: { display: 'block', whiteSpace: 'normal' },
    },
    [inPrint]: { fontSize: '7.5pt' },
  },
  first: { fontSize: 'var(--fs-small)', lineHeight: 1.2, [inPrint]: { fontSize: '7.5pt' } },
  badge: {
    position: 'absolute',
    left: 'var(--pad)',
    top: -22,
    zIndex: 2,
    padding: '10px 12px 7px',
    borderRadius: 4,
    background: 'var(--ink)',
    color: 'var(--yellow)',
    fontWeight: 800,
    fontSize: 'var(--fs-small)',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    [inTable]: { paddingInline: 'var(--pad)' },
    [inPrint]: { top: '-8pt', fontSize: '7pt', padding: '3.5pt 5pt 2pt' },
  },
});

/** Name and price of a package. In the table they stay below the header while its rows scroll. */
export function TierHead(props: { section: PackageSection; tier: Tier; words: PackagesPage }) {
  const { section, tier, words } = props;
  const first = firstTotal(words, section, tier);
  const price = (
    <>
      <p className={s.price}>
        <b>{tier.price}</b> <span>/ {tier.period}</span>
      </p>
      {first && <p className={s.first}>{first}</p>}
    </>
  );
  return (
    <>
      <div className={s.pin}>
        <div className={s.head}>
          <h3 className={s.name}>{tier.name}</h3>
          {price}
          {tier.bestSeller && <p className={s.badge}>{words.bestSeller}</p>}
        </div>
      </div>
      <div className={cx(s.head, s.ghost)} aria-hidden="true">
        <p className={s.name}>{tier.name}</p>
        {price}
      </div>
    </>
  );
}
