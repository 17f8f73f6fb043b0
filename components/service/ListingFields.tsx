import type { Service } from '../../schemas/services.ts';
import { Pin } from '../drawings/parts/Pin.tsx';
import { from, sheet } from '../sheet.ts';
import { tally } from './tally.ts';

type FieldWords = NonNullable<NonNullable<Service['example']>['fields']>;

const s = sheet('service/ListingFields', {
  listing: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    overflow: 'clip',
    counterReset: 'filled',
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // The shop's name, with a pin on phones and a piece of map, which has its own, on wide screens.
    '& legend': {
      float: 'left',
      position: 'relative',
      padding: 0,
      border: 'solid var(--ink)',
      borderWidth: '0 0 1.5px',
      fontSize: '1.5rem',
      fontWeight: 800,
      lineHeight: 1.2,
      [from.lg]: {
        gridRow: '1 / span 15',
        display: 'grid',
        alignContent: 'end',
        borderWidth: '0 1.5px 0 0',
        background: 'url(drawings/sheet-end.svg) 50%/cover',
      },
    },
    '& legend > span': {
      display: 'block',
      padding: '.9rem 1.25rem .6rem',
      background: 'var(--wood)',
      [from.lg]: { borderTop: '1.5px solid var(--ink)' },
    },
    '& small': { display: 'block', fontSize: '1rem' },
    '& svg': {
      position: 'absolute',
      right: 12,
      top: 12,
      height: 62,
      overflow: 'visible',
      [from.lg]: { display: 'none' },
    },
    '& label': {
      display: 'grid',
      gridTemplateColumns: '26px minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      columnGap: 14,
      alignContent: 'center',
      minHeight: 50,
      padding: '8px 1.25rem 4px',
      borderTop: '1px solid var(--line)',
      fontSize: 'var(--fs-small)',
      lineHeight: 1.3,
      cursor: 'pointer',
      '&:has(:checked)': { counterIncrement: 'filled' },
      [from.lg]: {
        minHeight: 104,
        fontSize: '1.25rem',
        '&:nth-of-type(odd)': { borderRight: '1px solid var(--line)' },
      },
    },
    // A plus, and a check once it is filled in.
    '& input': {
      appearance: 'none',
      gridRow: '1 / 3',
      alignSelf: 'center',
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      margin: '-4px 0 0',
      border: '1.5px solid var(--ink)',
      borderRadius: '50%',
      background: 'var(--signal)',
      fontSize: '1.25rem',
      fontWeight: 800,
      forcedColorAdjust: 'none',
      cursor: 'pointer',
      '&::before': { content: '"+" / ""', paddingTop: 3 },
      '&:checked': { background: 'var(--wood)' },
      '&:checked::before': {
        content: '""',
        width: 8,
        height: 13,
        marginTop: -4,
        border: 'solid',
        borderWidth: '0 3px 3px 0',
        rotate: '45deg',
      },
      '&:focus-visible': { borderRadius: '50%' },
    },
    '& em': { color: 'var(--ink-2)', fontStyle: 'normal' },
    '& :checked ~ em, & input:not(:checked) ~ span': { display: 'none' },
  },
  // Orange once nothing is missing.
  foot: {
    ...tally('filled'),
    'label:has(input:not(:checked)) ~ &': { background: 'var(--signal-3)' },
    [from.lg]: { gridColumn: '2 / -1' },
  },
});

/** A shop's listing, whose fields a visitor fills in: what customers find, or miss. Works without scripts. */
export function ListingFields({ fields }: { fields: FieldWords }) {
  const { shop, label, items, count } = fields;
  return (
    <fieldset className={s.listing}>
      <legend>
        <svg viewBox="-16 -45 32 46" aria-hidden="true">
          <Pin />
        </svg>
        <span>
          {shop} <small>{label}</small>
        </span>
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
