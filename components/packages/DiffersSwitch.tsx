import { base } from '../base.styles.ts';
import { sheet } from '../sheet.ts';
import { allRows, inPrint, inTable } from './rows.styles.ts';

const s = sheet('packages/DiffersSwitch', {
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.7rem',
    minHeight: 44,
    fontWeight: 600,
    lineHeight: 1.25,
    cursor: 'pointer',
    // The corner of the table: it is sticky like the names and prices, and hides the labels that scroll below.
    [inTable]: {
      gridArea: `1 / 1 / ${allRows.split('/')[1]} / 2`,
      position: 'sticky',
      top: 'var(--head-top)',
      zIndex: 2,
      minHeight: 'var(--head-height)',
      padding: '.9rem 0 0 14px',
      background: 'var(--paper)',
      // Level with the line below the names, across the gap up to the first card, and over the ends of the bands.
      margin: '1px -6px 0 -2px',
      alignSelf: 'start',
      borderBottom: '1.5px solid var(--line)',
    },
    [inPrint]: { display: 'none' },
  },
  box: { flex: 'none', width: '1.375rem', height: '1.375rem', margin: '-3px 0 0', accentColor: 'var(--ink)' },
});

/** Hides the rows that are equal in all tiers of its section (rows.styles.ts), without a script. Its name has the section's. */
export function DiffersSwitch({ section, label }: { section: string; label: string }) {
  return (
    <label className={s.label}>
      <input className={s.box} type="checkbox" />
      <span>
        <span className={base.hidden}>{section}</span> {label}
      </span>
    </label>
  );
}
