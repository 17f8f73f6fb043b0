import { sheet } from '../sheet.ts';
import { asks } from './finder-rules.ts';

const s = sheet('contact/FinderQuestion', {
  question: {
    display: 'none',
    [asks]: { display: 'flex' },
    flexWrap: 'wrap',
    gap: 8,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': {
      float: 'left',
      width: '100%',
      padding: 0,
      fontSize: 'var(--fs-h3)',
      fontWeight: 800,
      lineHeight: 1.2,
      letterSpacing: '-.015em',
    },
  },
  answer: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '.7rem .8rem .5rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    fontWeight: 700,
    lineHeight: 1.2,
    cursor: 'pointer',
    '&:hover': { background: 'var(--signal-3)' },
    '&:has(:checked)': { background: 'var(--ink)', color: 'var(--paper)' },
    '&:has(:focus-visible)': { outline: '3px solid var(--ink)', outlineOffset: 3 },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
      // Above a result that stands at the lower edge of the screen.
      scrollMarginBottom: 96,
    },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -6 },
    },
  },
});

interface QuestionProps {
  name: string;
  question: string;
  answers: { label: string; value: number | string }[];
}

/** A question of the finder with its answers, of which one can be chosen. */
export function FinderQuestion({ name, question, answers }: QuestionProps) {
  return (
    <fieldset className={s.question}>
      <legend>{question}</legend>
      {answers.map(({ label, value }) => (
        <label key={label} className={s.answer}>
          <input type="radio" name={name} value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
