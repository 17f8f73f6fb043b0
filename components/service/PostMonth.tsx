import type { CSSObject } from '@emotion/react';
import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection } from '../../schemas/packages.ts';
import type { Service } from '../../schemas/services.ts';
import { cx } from '../cx.ts';
import { amountIn } from '../packages/names.ts';
import { below, from, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';
import { tally } from './tally.ts';

type MonthWords = NonNullable<NonNullable<Service['example']>['month']>;

/** Colors of the kinds of posts, as in the drawing of such a month. */
const kindTints = [tints['signal-2'], tints.wood, tints.water];

/** The post of the day that a visitor is at. */
const current = ':is(:hover, :focus-within)';

/** Row for the post of a day, on phones: below the weeks, also where the legend takes no row, as in WebKit. */
const LINE = 8;

/** Days of a month: four weeks. */
const DAYS = 20;

const s = sheet('service/PostMonth', {
  month: {
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    overflow: 'clip',
    counterReset: 'posts',
  },
  days: {
    display: 'grid',
    gridTemplate: `repeat(${LINE + 1}, auto) / repeat(5, minmax(0, 1fr))`,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': {
      float: 'left',
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 14px',
      alignItems: 'baseline',
      padding: '1rem 12px .8rem',
      fontSize: '1.25rem',
      fontWeight: 800,
      '& small': { fontSize: '1rem', fontWeight: 500 },
      '& small::before': {
        content: '""',
        display: 'inline-block',
        width: 14,
        height: 14,
        marginRight: 7,
        border: '1.5px solid var(--ink)',
        borderRadius: '50%',
        background: 'var(--tint)',
        verticalAlign: '-1px',
        forcedColorAdjust: 'none',
      },
    },
    '& b': { padding: '0 12px 6px', fontSize: 'var(--fs-small)', [below.md]: { textAlign: 'center' } },
    '& label': {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: 4,
      minHeight: 96,
      padding: '10px 12px 8px',
      [from.lg]: { fontSize: '1.1875rem' },
      border: '0 solid var(--ink)',
      borderTopWidth: 1.5,
      lineHeight: 1.2,
      color: 'var(--muted)',
      cursor: 'pointer',
      '&:not(:nth-of-type(5n))': { borderRightWidth: 1.5 },
      '&:hover': { background: 'var(--block)' },
      '&:has(:focus-visible)': { boxShadow: 'inset 0 0 0 3px var(--ink)' },
      '&:has(:checked)': {
        background: 'var(--tint, var(--signal-3))',
        color: 'var(--ink)',
        counterIncrement: 'posts',
      },
      // On phones a number in each cell, and one line below them for the post of the day that was tapped.
      [below.md]: {
        position: 'static',
        minHeight: 52,
        padding: '14px 0 8px',
        textAlign: 'center',
        [`&${current}`]: { boxShadow: 'inset 0 0 0 3px var(--ink)' },
      },
    },
    '& input': {
      position: 'absolute',
      top: 12,
      right: 12,
      width: 20,
      height: 20,
      margin: 0,
      accentColor: 'var(--ink)',
      // Its cell has the ring of the focus.
      outline: 0,
      [below.md]: { position: 'static', height: 0, appearance: 'none' },
    },
    '& i': {
      fontStyle: 'normal',
      fontSize: '1.375rem',
      fontWeight: 800,
      [below.md]: { fontSize: '1.125rem' },
    },
    [below.md]: {
      position: 'relative',
      '& label span': {
        position: 'absolute',
        inset: '0 12px',
        gridRow: LINE,
        color: 'var(--ink)',
        fontWeight: 700,
        textAlign: 'left',
        lineHeight: '3rem',
        clipPath: 'inset(50%)',
      },
      [`& label${current} span`]: { clipPath: 'none' },
      // Taken out.
      '& label:not(:has(:checked)) span': { textDecoration: 'line-through' },
    },
  },
  /** The line for the post, on phones. */
  hint: {
    gridArea: `${LINE} / 1 / auto / -1`,
    height: '3rem',
    padding: '0 12px',
    borderTop: '1.5px solid var(--ink)',
    lineHeight: '3rem',
    [`label${current} ~ &`]: { color: '#0000' },
    [from.md]: { display: 'none' },
  },
  foot: {
    ...tally('posts'),
    paddingInline: 12,
    gridArea: `${LINE + 1} / 1 / auto / -1`,
    [from.lg]: { justifyContent: 'space-between', fontSize: '1.5rem' },
  },
});

/** A class for each number of days, with a rule for a text below them. */
const perDays = (name: string, rule: (days: number) => CSSObject) =>
  sheet(name, Object.fromEntries([...Array(DAYS + 1).keys()].map((days) => [days, rule(days)])), 'variation');

/** Matches the text once so many days are chosen. */
const chosen = (days: number) => `label:nth-child(${days} of :has(:checked)) ~ * > &`;

/** Shows a text from so many days on, in browsers that can count them. */
const shownFrom = perDays('service/PostMonth from', (days) => ({
  '@supports selector(:nth-child(1 of a))': days > 0 && { display: 'none' },
  [chosen(days)]: { display: 'inline' },
}));

/** Shows it up to so many. */
const shownTo = perDays('service/PostMonth to', (days) => ({ [chosen(days + 1)]: { display: 'none' } }));

/** The least expensive package for each number of posts, and how many it covers at most. */
const coversOf = ({ finder, tiers }: PackageSection) =>
  tiers
    .map((tier) => ({ tier, most: Number(String(tier.points[finder?.feature ?? ''])) }))
    .filter(({ most }) => most > 0)
    .sort((one, other) => amountIn(one.tier.price) - amountIn(other.tier.price))
    .filter(({ most }, place, all) => all.slice(0, place).every((less) => less.most < Math.min(most, DAYS)));

/**
 * Four weeks in which a visitor chooses the days with a post; the number follows, and the package that covers it. Works
 * without scripts.
 */
export function PostMonth(props: { month: MonthWords; section: PackageSection | undefined }) {
  const { label, weekdays, kinds, days, hint, count, note, more } = props.month;
  const covers = props.section ? coversOf(props.section) : [];
  // Without packages to name, the note says something else.
  const isPlain = covers.length === 0 && !note.includes('{');
  const after = (place: number) => (covers.at(place)?.most ?? -1) + 1;
  return (
    <div className={s.month}>
      <fieldset className={s.days}>
        <legend>
          {label}{' '}
          {kinds.map((kind, index) => (
            <small key={kind} className={kindTints[index]}>
              {kind}{' '}
            </small>
          ))}
        </legend>
        {weekdays.map((weekday) => (
          <b key={weekday} aria-hidden="true">
            {weekday}
          </b>
        ))}
        {days.map(({ day, post, kind, planned }) => (
          <label key={day} className={kindTints[kinds.indexOf(kind ?? '')]}>
            <input type="checkbox" value={day} defaultChecked={planned} />
            <i>{day}</i> <span>{post}</span>
          </label>
        ))}
        <p className={s.hint} aria-hidden="true">
          {hint}
        </p>
        <p className={s.foot} aria-live="polite">
          <strong>{count}</strong>{' '}
          {covers.map(({ tier: { id, name, price, period }, most }, place) => (
            <span key={id} className={cx(shownFrom[place && after(place - 1)], shownTo[most])}>
              {fillTemplate(note, { package: name, count: most, price, period })}{' '}
            </span>
          ))}
          {isPlain ? note : more && after(-1) <= DAYS && <span className={shownFrom[after(-1)]}>{more}</span>}
        </p>
      </fieldset>
    </div>
  );
}
