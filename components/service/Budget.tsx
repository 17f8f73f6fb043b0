import type { CSSObject } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import type { ExampleWords } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { forced, from, sheet } from '../sheet.ts';

/** A map pin with its point down, the thumb of the slider. */
const pin: CSSObject = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 30,
  height: 30,
  border: '2px solid var(--ink)',
  borderRadius: '50% 50% 50% 0',
  background: 'radial-gradient(var(--ink) 5px, var(--surface) 6px)',
  transform: 'translateY(-5px) rotate(-45deg)',
};

const s = sheet('service/Budget', {
  budget: { border: '1.5px solid var(--ink)', borderRadius: 6, background: 'var(--surface)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px clamp(1rem, 3vw, 3rem)',
    padding: 'clamp(1rem, 2vw, 1.75rem) clamp(.8rem, 2.4vw, 2rem)',
    borderBottom: '1.5px solid var(--ink)',
    background: 'var(--signal)',
    fontSize: '1.25rem',
    fontWeight: 800,
    // Both as wide as before when the texts change.
    '& > div': { flex: '1 1 min(16rem, 100%)' },
    '& > p': { flex: '2 1 min(26rem, 100%)', containerType: 'inline-size' },
    '& small': {
      display: 'flex',
      justifyContent: 'space-between',
      // Below the ring of the focus.
      marginTop: 6,
      fontSize: '1rem',
      fontWeight: 600,
    },
    // A pin on a road.
    '& input': {
      display: 'block',
      appearance: 'none',
      width: '100%',
      height: 60,
      margin: 0,
      background: 'linear-gradient(var(--ink) 0 0) 0 46px / 100% 6px no-repeat',
      cursor: 'grab',
      [forced]: { border: 'solid', borderWidth: '0 0 3px' },
      '&::-webkit-slider-thumb': pin,
      '&::-moz-range-thumb': pin,
    },
    // After the slider's own display, which would win.
    '@media (scripting: none)': { '& input, & small': { display: 'none' } },
    '& div b': { marginLeft: '.4em', fontSize: '1.3em' },
    '& p': {
      lineHeight: 1.3,
      fontWeight: 600,
      // The package and its price stay in a line, if they fit in one.
      '& [data-fees]': { display: 'inline-block' },
      '& b': {
        display: 'block',
        marginBottom: 12,
        fontWeight: 800,
        minWidth: '6em',
        fontSize: 'min(clamp(2.5rem, 1.6rem + 2.6vw, 4.25rem), 12vw)',
        lineHeight: 1,
        textWrap: 'balance',
        letterSpacing: '-.03em',
      },
    },
  },
  /** A mark for each call, all of them in one line: black ones cover those that the work did not add. */
  marks: {
    display: 'block',
    marginBottom: 12,
    color: 'var(--surface)',
    // Of the calls before the work.
    '& :first-child': { position: 'absolute', color: 'var(--ink)' },
    fontSize: 'min(1.4rem, 2.9cqi)',
    fontWeight: 800,
    whiteSpace: 'nowrap',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '6px 1rem',
    padding: '.9rem clamp(.8rem, 2.4vw, 2rem) .8rem',
    lineHeight: 1.25,
    '& + &': { borderTop: '1px solid var(--line)' },
    '& b': { fontSize: 'clamp(1.125rem, 1rem + .7vw, 1.5rem)', fontWeight: 800 },
    '& b, & svg': { flexBasis: '100%', minWidth: 0 },
    // Columns, of which the first is on the left and the others on the right.
    '& span': { flex: 1, textAlign: 'right' },
    '& output': { fontWeight: 700 },
    '& b + span': { textAlign: 'left' },
    '& svg': { height: 16, overflow: 'visible' },
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: '19rem minmax(0, 1fr) 6rem 8rem 8rem',
      alignItems: 'center',
      '& b + span': { textAlign: 'right' },
      '& svg': { gridArea: '1 / 2', width: '100%', height: 26 },
    },
  },
});

/** Marks of calls that fit in one line. */
const MOST_MARKS = 110;

/** Id of the slider. */
const BUDGET = 'budget';

/** A text with an element in each place of a placeholder. */
export const filled = (text: string, elements: Record<string, ReactNode>) =>
  text.split(/(\{\w+\})/).map((words) => <Fragment key={words}>{elements[words] ?? words}</Fragment>);

interface BudgetProps {
  budget: ExampleWords<'budget'>;
  /** What the agency takes, from the least budget of each price on, and its dollars. */
  fees: [least: number, price: string, dollars: number][] | undefined;
}

/** What a budget buys: the visitor moves it, and clicks and calls follow. Without scripts it shows the first one. */
export function Budget({ budget, fees = [] }: BudgetProps) {
  useRendering().inlineScript('budget');
  const { label, least, most, step, start, clicks, calls, cost, total, rows } = budget;
  const largest = Math.max(...rows.flatMap(({ share, before = 0 }) => [share, before]));
  const perDollar = rows.map(({ share, click }) => share / 100 / click);
  const figure = (per: number, isCounted?: true) => (
    <output data-per={Number(per.toPrecision(4))} data-counted={isCounted} aria-live="off">
      {Math.round(start * per).toLocaleString('en')}
    </output>
  );
  const marks = (per: number, index: number) => (
    <output key={index} data-per={Number(per.toPrecision(4))} data-marks>
      {'|'.repeat(Math.round(start * per))}
    </output>
  );
  const [, fee, dollars] = fees.findLast(([least]) => least <= start) ?? [];
  // The texts need not name the fee.
  const costs = start + ((total + cost).includes('{fee}') ? (dollars ?? 0) : 0);
  /** Calls for a dollar of the budget. */
  const callsFor = (share: number, row: (typeof rows)[number]) => (share * row.calls) / 1e4 / row.click;
  const callsPer = rows.map((row) => callsFor(row.share, row));
  const before = rows.reduce((sum, row) => sum + callsFor(row.before ?? row.share, row), 0);
  // The sum of the figures that the rows show.
  const callsAt = (dollars: number) => callsPer.reduce((sum, per) => sum + Math.round(dollars * per), 0);
  const all = callsAt(start);
  const elements = {
    '{calls}': <output id="calls">{all.toLocaleString('en')}</output>,
    '{before}': figure(before),
    '{dollars}': (
      <>
        $
        <output id="cost" aria-live="off">
          {Math.round(costs / (all || 1)).toLocaleString('en')}
        </output>
      </>
    ),
    '{fee}': <output data-fees={JSON.stringify(fees)}>{fee}</output>,
  };
  return (
    <div className={cx(s.budget, base.figures)}>
      <div className={s.head}>
        <div>
          <label htmlFor={BUDGET}>{label}</label> <b>${figure(1)}</b>
          <input id={BUDGET} type="range" min={least} max={most} step={step} defaultValue={start} />
          <small aria-hidden="true">
            <span>${least.toLocaleString('en')}</span> <span>${most.toLocaleString('en')}</span>
          </small>
        </div>
        <p>
          <b>{filled(total, elements)}</b>
          {callsAt(most) <= MOST_MARKS && (
            <span className={s.marks} aria-hidden="true">
              {[before, ...callsPer].map(marks)}
            </span>
          )}
          {filled(cost, elements)}
        </p>
      </div>
      <ul>
        {rows.map(({ name, share, before, calls: rate }, index) => (
          <li key={name} className={s.row}>
            <b>{name}</b>
            <span>${figure(share / 100)}</span>
            <span>
              {clicks} {figure(perDollar[index] ?? 0)}
            </span>
            <span>
              {calls} {figure(callsPer[index] ?? 0, true)}
            </span>
            <svg aria-hidden="true" stroke="var(--ink)" strokeWidth="1.5">
              <rect
                width={`${(100 * share) / largest}%`}
                height="100%"
                fill={rate >= 10 ? 'var(--signal)' : 'var(--block)'}
              />
              {before !== undefined && (
                <rect width={`${(100 * before) / largest}%`} height="100%" fill="none" strokeDasharray="5" />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
