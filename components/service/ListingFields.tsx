import type { ExampleWords } from '../../schemas/services.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { frontCuts, shopFront } from '../drawings/ShopFront.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { from, sheet } from '../sheet.ts';
import { bigCount } from './tally.ts';

const { width, height } = shopFront;

/** The upper floor, which narrow screens do not get: share of the width, in percent. */
const UPPER = 18;

/** Cuts its part from the drawing for each field. */
const parts = Object.fromEntries(
  frontCuts.map((clipPath, index) => [`& > :nth-of-type(${index + 1})::after`, { clipPath }]),
);

const s = sheet('service/ListingFields', {
  listing: {
    overflow: 'clip',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    minWidth: 0,
    borderRadius: 6,
    margin: 0,
    padding: 0,
    counterReset: 'filled',
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& legend': {
      float: 'left',
      order: -1,
      padding: 0,
      border: 'solid var(--ink)',
      borderWidth: '0 0 1.5px',
      fontSize: '1.5rem',
      fontWeight: 800,
      lineHeight: 1.2,
      [from.lg]: {
        gridRow: '1 / span 15',
        borderWidth: '0 1.5px 0 0',
        display: 'grid',
        '& > span': { alignContent: 'center' },
      },
    },
    '& legend > span': {
      padding: '.9rem 1.25rem .6rem',
      display: 'block',
      background: 'var(--wood)',
      // Below a drawing.
      boxShadow: '0 -1.5px var(--ink)',
    },
    '& small': { fontSize: '1rem', display: 'block' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: '26px minmax(0, 1fr)',
      gap: '0 1rem',
      alignContent: 'center',
      minHeight: 50,
      padding: '8px 1.25rem 5px',
      borderTop: '1px solid var(--line)',
      fontSize: 'var(--fs-small)',
      lineHeight: 1.3,
      cursor: 'pointer',
      '&:has(:checked)': { counterIncrement: 'filled', '&::after': { opacity: 1 } },
      [from.lg]: {
        fontSize: '1.25rem',
        minHeight: 72,
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
      margin: '-3px 0 0',
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
        border: 'solid',
        borderWidth: '0 3px 3px 0',
        marginTop: -4,
        rotate: '45deg',
      },
      // Also on the dark ground of forced colors.
      '&:focus-visible': { outlineColor: 'CanvasText', borderRadius: '50%' },
    },
    '& em': { fontStyle: 'normal', color: 'var(--ink-2)' },
    '& :checked ~ em, & input:not(:checked) ~ span': { display: 'none' },
  },
  // The shop as far as its listing tells of it: of a blank front, what is filled in gets its part of the whole one.
  front: {
    position: 'relative',
    '& legend::before, & label::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      printColorAdjust: 'exact',
      aspectRatio: `${width} / ${height}`,
      marginTop: `-${UPPER}%`,
      background: 'url(drawings/shop-front.svg) 50%/cover',
      [from.lg]: { width: 'calc(50% - 1px)', marginTop: 0 },
    },
    // Fields beyond its parts have none.
    '& label::after': {
      backgroundImage: 'url(drawings/shop-front-parts.svg)',
      opacity: 0,
      clipPath: 'inset(50%)',
      transition: 'opacity .25s',
    },
    ...parts,
    '& legend': {
      paddingTop: `${(100 * height) / width - UPPER}%`,
      [from.lg]: { paddingTop: `${(100 * height) / width}%` },
    },
  },
  // The count stands above the fields, so that a phone shows it beside them. Orange once nothing is missing.
  foot: {
    display: 'contents',
    background: 'var(--signal)',
    '& > :not(a)': {
      order: -1,
      padding: '1.4rem 1.25rem .45rem',
      background: 'inherit',
      fontSize: '1.375rem',
      fontWeight: 800,
      lineHeight: 1.2,
    },
    '& strong::before': bigCount('filled'),
    '& b ~ strong': { display: 'none' },
    'label:has(input:not(:checked)) ~ &': {
      background: 'var(--signal-3)',
      '& b': { display: 'none' },
      '& strong': { display: 'block' },
    },
    '& a': { justifySelf: 'start', margin: '13px 1.25rem' },
  },
  /** Without a drawn shop wide screens have a piece of map, with its pin. */
  map: {
    [from.lg]: {
      '& legend': { alignContent: 'end', background: 'url(drawings/sheet-end.svg) 50%/cover' },
    },
  },
});

/** A shop's listing, whose fields a visitor fills in: what customers find, or miss. Works without scripts. */
export function ListingFields({ fields }: { fields: ExampleWords<'fields'> }) {
  const { shop, label, front, items, count, complete, action } = fields;
  return (
    <fieldset className={cx(s.listing, front ? s.front : s.map)}>
      <legend>
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
      <p className={s.foot} aria-live="polite">
        {complete && <b>{complete}</b>}
        <strong>{count}</strong>
        {action && <GetStarted label={action.title} href={action.href} className={button.ink} />}
      </p>
    </fieldset>
  );
}
