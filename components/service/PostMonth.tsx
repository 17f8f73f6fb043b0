import type { PackageSection } from '../../schemas/packages.ts';
import type { ExampleWords } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { amountIn, dollars } from '../packages/names.ts';
import { below, from, numbered, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';
import { filled } from './Budget.tsx';
import { tally } from './tally.ts';

/** Colors of the kinds of posts, as in the drawing of such a month. */
const kindTints = [tints['signal-2'], tints.wood, tints.water];

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
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    [from.md]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '& legend': {
      float: 'left',
      gridColumn: '1 / -1',
      padding: '1rem 12px .8rem',
      fontSize: '1.25rem',
      fontWeight: 800,
    },
    '& label': {
      clear: 'both',
      display: 'grid',
      gridTemplate: '"day post tick" auto ". kind tick" auto / 4.25rem minmax(0, 1fr) auto',
      gap: '2px 8px',
      padding: '10px 12px 8px',
      border: '0 solid var(--ink)',
      borderTopWidth: 1.5,
      lineHeight: 1.25,
      color: 'var(--muted)',
      cursor: 'pointer',
      // A week.
      '&:nth-of-type(5n + 6)': { [below.md]: { borderTopWidth: 4 } },
      [from.md]: {
        gridTemplate: '"day tick" auto "post post" 1fr "kind kind" auto / 1fr auto',
        minHeight: 116,
        '&:not(:nth-of-type(5n))': { borderRightWidth: 1.5 },
      },
      '&:hover': { background: 'var(--block)' },
      '&:has(:focus-visible)': { outline: '3px solid var(--ink)', outlineOffset: -3 },
      '&:has(:checked)': {
        background: 'var(--tint, var(--signal-3))',
        color: 'var(--ink)',
        counterIncrement: 'posts',
      },
    },
    '& input': {
      gridArea: 'tick',
      width: 22,
      height: 22,
      margin: 0,
      accentColor: 'var(--ink)',
      // Its day has the ring of the focus.
      outline: 0,
      // Above the number of posts, which stays on the screen of a phone.
      scrollMarginBlock: '6rem 12rem',
    },
    '& label b': { gridArea: 'day', fontWeight: 800, '& i': { font: 'inherit', fontSize: '1.375rem' } },
    '& span': { gridArea: 'post', [from.lg]: { fontSize: '1.1875rem' } },
    '& small': {
      gridArea: 'kind',
      '&::before': {
        content: '""',
        display: 'inline-block',
        width: 12,
        height: 12,
        marginRight: 7,
        border: '1.5px solid var(--ink)',
        borderRadius: '50%',
        background: 'var(--tint)',
        verticalAlign: '-1px',
        forcedColorAdjust: 'none',
      },
    },
  },
  foot: {
    ...tally('posts'),
    gridColumn: '1 / -1',
    paddingInline: 12,
    '& a': { color: 'inherit' },
    '& b': { fontSize: '1.5em' },
    [below.md]: { gap: '.4rem 12px', paddingTop: '1.3rem' },
    // Where it leaves room for the days.
    [`${below.md} and (min-height: 36em)`]: { position: 'sticky', bottom: 0 },
    [from.lg]: { fontSize: '1.5rem', '& > :nth-child(2)': { marginRight: 'auto' } },
  },
});

/** Matches the text once so many days are chosen. */
const chosen = (days: number) => `label:nth-child(${days} of :has(:checked)) ~ * > &`;

/** Shows a text from so many days on, in browsers that can count them. */
const shownFrom = numbered('service/PostMonth from', DAYS + 1, (days) => ({
  '@supports selector(:nth-child(1 of a))': days > 0 && { display: 'none' },
  [chosen(days)]: { display: 'inline' },
}));

/** Shows it up to so many. */
const shownTo = numbered('service/PostMonth to', DAYS + 1, (days) => ({
  [chosen(days + 1)]: { display: 'none' },
}));

/** Shows it with the option of this position, of at most ten, as in the schema. */
const shownWith = numbered('service/PostMonth with', 10, (index) => ({
  [`p:not(:has(option:nth-child(${index + 1}):checked)) > * > &`]: { display: 'none' },
}));

/** The least expensive package for each number of posts, and how many it covers at most. */
const coversOf = ({ finder, tiers }: PackageSection) =>
  tiers
    .map((tier) => ({ tier, most: Number(/\d+/.exec(String(tier.points[finder?.feature ?? '']))?.[0]) }))
    .filter(({ most }) => most > 0)
    .sort((one, other) => amountIn(one.tier.price) - amountIn(other.tier.price))
    .filter(({ most }, place, all) => all.slice(0, place).every((less) => less.most < Math.min(most, DAYS)));

/** A price for some channels: `2 × $300 = $600`, of which no line takes the first number alone */
const Price = ({ each, channels }: { each: number; channels: number }) => (
  <>
    {channels > 1 && `${channels}\u00a0×\u00a0${dollars(each)} = `}
    <b>{dollars(channels * each)}</b>
  </>
);

/**
 * Four weeks in which a visitor chooses the days with a post; the number follows, and the package that covers it, with
 * its price for the channels that a visitor chooses. Works without scripts.
 */
export function PostMonth(props: { month: ExampleWords<'month'>; section: PackageSection | undefined }) {
  const { label, weekdays, kinds, days, count, channels, note, more } = props.month;
  const covers = props.section ? coversOf(props.section) : [];
  // Without packages to name, the note says something else.
  const isPlain = covers.length === 0 && !note.includes('{');
  const after = (place: number) => (covers.at(place)?.most ?? -1) + 1;
  const beyond = more && after(-1) <= DAYS && (
    <a className={shownFrom[after(-1)]} href={more.href}>
      {more.title}
    </a>
  );
  return (
    <div className={s.month}>
      <fieldset className={s.days}>
        <legend>{label}</legend>
        {days.map(({ day, post, kind, planned }, place) => (
          <label key={day} className={kindTints[kinds.indexOf(kind ?? '')]}>
            <input type="checkbox" value={day} defaultChecked={planned} />
            <b>
              {weekdays[place % weekdays.length]} <i>{day}</i>
            </b>{' '}
            <span>{post}</span> {kind && <small>{kind}</small>}
          </label>
        ))}
        <p className={s.foot} aria-live="polite">
          <strong>{count}</strong>{' '}
          {channels && covers.length > 0 && (
            <select className={base.select} aria-label={channels.label}>
              {channels.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
          {covers.map(({ tier: { id, name, price, period }, most }, place) => (
            <span key={id} className={cx(shownFrom[place ? after(place - 1) : 1], shownTo[most])}>
              {(channels?.options ?? ['']).map((option, index) => (
                <span key={option} className={channels && shownWith[index]}>
                  {filled(note, {
                    '{package}': name,
                    '{count}': most,
                    '{price}': <Price each={amountIn(price)} channels={index + 1} />,
                    '{period}': period,
                  })}{' '}
                </span>
              ))}
            </span>
          ))}
          {isPlain ? note : beyond}
        </p>
      </fieldset>
    </div>
  );
}
