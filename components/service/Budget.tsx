import type { CSSObject } from '@emotion/react';
import { Fragment } from 'react';
import { fillTemplate } from '../../schemas/fill-template.ts';
import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { from, sheet } from '../sheet.ts';

type BudgetWords = NonNullable<NonNullable<Service['example']>['budget']>;

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
    '& > div': { flex: '1 1 min(16rem, 100%)' },
    '& small': { display: 'flex', justifyContent: 'space-between', fontSize: '1rem', fontWeight: 600 },
    // A pin on a road.
    '& input': {
      display: 'block',
      appearance: 'none',
      width: '100%',
      height: 60,
      margin: 0,
      background: 'linear-gradient(var(--ink) 0 0) 0 46px / 100% 6px no-repeat',
      cursor: 'grab',
      '&::-webkit-slider-thumb': pin,
      '&::-moz-range-thumb': pin,
    },
    // After the slider's own display, which would win.
    '@media (scripting: none)': { '& input, & small': { display: 'none' } },
    '& div b': { marginLeft: '.4em', fontSize: '1.3em' },
    '& p': {
      flex: 'none',
      maxWidth: '100%',
      lineHeight: 1.3,
      fontWeight: 600,
      '& b': {
        display: 'block',
        marginBottom: 12,
        fontWeight: 800,
        minWidth: '6em',
        fontSize: 'min(clamp(2.5rem, 1.6rem + 2.6vw, 4.25rem), 12vw)',
        lineHeight: 1,
        letterSpacing: '-.03em',
      },
    },
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
    // Columns, of which the first is at the left and the others at the right.
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

/** Id of the slider. */
const BUDGET = 'budget';

interface BudgetProps {
  budget: BudgetWords;
  /** What the agency takes, from the least budget of each price on. */
  fees: [least: number, price: string][] | undefined;
}

/** What a budget buys: the visitor moves it, and clicks and calls follow. Without scripts it shows the first one. */
export function Budget({ budget, fees = [] }: BudgetProps) {
  useRendering().inlineScript('budget');
  const { label, least, most, step, start, clicks, calls, cost, total, rows } = budget;
  const largest = Math.max(...rows.map(({ share }) => share));
  const perDollar = rows.map(({ share, click }) => share / 100 / click);
  const figure = (per: number) => (
    <output data-per={Number(per.toPrecision(4))} aria-live="off">
      {Math.round(start * per).toLocaleString('en')}
    </output>
  );
  const [, fee] = fees.findLast(([least]) => least <= start) ?? [];
  const all = rows.reduce((sum, row, index) => sum + ((perDollar[index] ?? 0) * row.calls) / 100, 0);
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
          <b>{fillTemplate(cost, { dollars: `$${Math.round(1 / all)}` })}</b>
          <output data-per={Number(all.toPrecision(4))}>{Math.round(start * all)}</output>{' '}
          {total.split('{fee}').map((words, index) => (
            <Fragment key={words}>
              {index > 0 && <span data-fees={JSON.stringify(fees)}>{fee}</span>}
              {words}
            </Fragment>
          ))}
        </p>
      </div>
      <ul>
        {rows.map(({ name, share, calls: rate }, index) => (
          <li key={name} className={s.row}>
            <b>{name}</b>
            <span>${figure(share / 100)}</span>
            <span>
              {clicks} {figure(perDollar[index] ?? 0)}
            </span>
            <span>
              {calls} {figure(((perDollar[index] ?? 0) * rate) / 100)}
            </span>
            <svg aria-hidden="true" stroke="var(--ink)" strokeWidth="1.5">
              <rect
                width={`${(100 * share) / largest}%`}
                height="100%"
                fill={rate >= 10 ? 'var(--signal)' : 'var(--block)'}
              />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
