import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import type { Figure } from './figures.ts';

const s = sheet('home/ScaleBar', {
  scale: { display: 'grid', height: '18.75rem', marginTop: 16 },
  /** All figures lie over each other, each as wide as the scale: what differs is the part that is theirs. */
  figure: {
    gridArea: '1 / 1',
    display: 'flex',
    '--start': 0,
    '--bar': 'var(--surface)',
    '&:nth-of-type(odd)': { '--bar': 'var(--ink)' },
    '&:last-of-type': { '--bar': 'var(--signal)' },
    // The earlier, the higher, so that no flag hangs over another.
    '--stem': '2.75rem',
    '&:nth-of-type(2)': { '--stem': '5.375rem' },
    '&:first-of-type': { '--stem': '7.875rem', '--start': '2px' },
  },
  part: {
    flex: 1,
    minWidth: 0,
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 24,
      border: '2px solid var(--ink)',
      borderLeftWidth: 'var(--start)',
      background: 'var(--bar)',
    },
  },
  /** A flag on a stem above the tick. */
  label: {
    position: 'absolute',
    left: '100%',
    bottom: 24,
    height: 'var(--stem)',
    display: 'flex',
    gap: '.45rem',
    paddingLeft: '.6rem',
    marginLeft: -2,
    borderLeft: '2px solid var(--ink)',
  },
  number: { fontWeight: 800, fontSize: 'min(2rem, 10vw)', letterSpacing: '-.05em', lineHeight: 0.85 },
  caption: {
    width: 'min-content',
    fontWeight: 600,
    fontSize: 'min(1.0625rem, 6.5vw)',
    lineHeight: 1,
    marginTop: '.4rem',
  },
  /** Where a flag would hang over the right edge it turns to the left. */
  turned: {
    left: 'auto',
    right: 0,
    flexDirection: 'row-reverse',
    padding: '0 .6rem 0 .25rem',
    borderLeft: 0,
    borderRight: '2px solid var(--ink)',
    // Behind the words only: the stems of earlier flags may stand there.
    background: 'linear-gradient(var(--wood) 2.2rem, transparent 0)',
    textAlign: 'right',
  },
});

/** The greatest number: large, above the end of the bar and above the flags. */
const greatest = sheet('home/ScaleBar greatest', {
  label: {
    left: 'auto',
    right: 0,
    bottom: '9.875rem',
    height: 'auto',
    flexDirection: 'column',
    gap: '.5rem',
    border: 0,
    textAlign: 'right',
  },
  number: { fontSize: 'min(8rem, 40vw)', lineHeight: 0.74 },
  caption: { width: 'auto' },
});

/** From 768 px on, where the parts are wide enough: each number stands above its own part, at its end. */
const row = sheet('home/ScaleBar row', {
  scale: { [from.md]: { height: 'auto', alignItems: 'end', marginTop: 'clamp(3rem, 5vw, 5rem)' } },
  part: { [from.md]: { paddingBottom: 52, '&::after': { height: 26 } } },
  label: {
    [from.md]: {
      position: 'static',
      height: 'auto',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: '1rem',
      margin: 0,
      padding: '0 0 0 .5rem',
      border: 0,
      textAlign: 'right',
    },
  },
  number: { [from.md]: { fontSize: 'clamp(3rem, 5.4vw, 5.5rem)', lineHeight: 0.8 } },
  caption: { [from.md]: { width: 'auto', fontSize: '1rem', lineHeight: 1.3, margin: 0 } },
  greatestNumber: { [from.md]: { fontSize: 'clamp(6rem, 15vw, 14rem)' } },
  greatestCaption: { [from.md]: { fontSize: '1.25rem' } },
});

/** Percent of the scale that a number with its caption needs above its part. */
const ROOM = 12;

/** The figures on one bar, drawn to scale whatever they are. */
export function ScaleBar({ figures }: { figures: Figure[] }) {
  const roomy = figures.every((figure) => figure.to - figure.from >= ROOM);
  return (
    <ul className={cx(base.figures, s.scale, roomy && row.scale)}>
      {figures.map((figure, index) => (
        <li key={figure.caption} className={s.figure}>
          <Blank percent={figure.from} />
          <div className={cx(s.part, roomy && row.part)}>
            <Label figure={figure} roomy={roomy} last={index === figures.length - 1} />
          </div>
          <Blank percent={100 - figure.to} />
        </li>
      ))}
    </ul>
  );
}

function Label({ figure, roomy, last }: { figure: Figure; roomy: boolean; last: boolean }) {
  const turned = !last && figure.to > 60;
  return (
    <div className={cx(s.label, turned && s.turned, last && greatest.label, roomy && row.label)}>
      <b
        className={cx(
          s.number,
          last && greatest.number,
          roomy && row.number,
          roomy && last && row.greatestNumber,
        )}
      >
        {figure.count}{' '}
      </b>
      <span
        className={cx(
          s.caption,
          last && greatest.caption,
          roomy && row.caption,
          roomy && last && row.greatestCaption,
        )}
      >
        {figure.caption}
      </span>
    </div>
  );
}

/**
 * An empty box as wide as a number says. A picture's width is an attribute: style attributes are forbidden by the
 * site's security policy, and style sheets are written before the numbers are known.
 */
function Blank({ percent }: { percent: number }) {
  return <svg width={`${percent.toFixed(2)}%`} height="1" aria-hidden="true" />;
}
