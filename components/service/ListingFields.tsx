import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { tally } from './tally.ts';

type FieldWords = NonNullable<NonNullable<Service['example']>['fields']>;

const s = sheet('service/ListingFields', {
  listing: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 30%)), 1fr))',
    // For the lines between the fields.
    gap: 1.5,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    overflow: 'clip',
    counterReset: 'filled',
    '& legend': {
      float: 'left',
      gridColumn: '1 / -1',
      padding: '1rem 1.25rem .8rem',
      background: 'var(--wood)',
      fontSize: '1.75rem',
      fontWeight: 800,
      lineHeight: 1.2,
      '& small': { display: 'block', fontSize: '1rem' },
    },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      overflowWrap: 'anywhere',
      columnGap: 12,
      alignContent: 'start',
      minHeight: 72,
      padding: '10px clamp(.75rem, 3vw, 1.25rem) 8px',
      boxShadow: '0 0 0 1.5px var(--ink)',
      lineHeight: 1.3,
      cursor: 'pointer',
      '&:hover': { background: 'var(--block)' },
      '&:has(:checked)': { background: 'var(--signal-3)', counterIncrement: 'filled' },
      '& input': { gridArea: '1 / 2 / 3', width: 22, height: 22, accentColor: 'var(--ink)' },
      '& b': { fontSize: 'clamp(1.0625rem, 3vw, 1.25rem)', fontWeight: 800 },
      '& em': { color: 'var(--error)', fontStyle: 'normal' },
      '& :checked ~ em, & input:not(:checked) ~ span': { display: 'none' },
    },
  },
  foot: { ...tally('filled'), gridColumn: '1 / -1', border: 0 },
});

/** A shop's listing, whose fields a visitor fills in: what customers find, or miss. Works without scripts. */
export function ListingFields({ fields }: { fields: FieldWords }) {
  const { shop, label, items, count } = fields;
  return (
    <fieldset className={cx(s.listing, base.figures)}>
      <legend>
        {shop} <small>{label}</small>
      </legend>
      {items.map(({ field, empty, filled, done }) => (
        <label key={field}>
          <input type="checkbox" value={field} defaultChecked={done} />
          <b>{field}</b> <em>{empty}</em>
          <span>{filled}</span>
        </label>
      ))}
      <p className={s.foot}>
        <strong>{count}</strong>
      </p>
    </fieldset>
  );
}
