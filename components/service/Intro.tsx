import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('service/Intro', {
  intro: { paddingBlock: 'calc(.8 * var(--section))' },
  heading: { maxWidth: '9.5em' },
  words: {
    maxWidth: '36rem',
    '& > * + *': { marginTop: '1.1rem' },
    [from.lg]: { maxWidth: '46rem', paddingTop: '.45rem' },
  },
  /** Side by side, below the heading. */
  across: {
    rowGap: '1.1rem',
    marginTop: '1.75rem',
    '& p': { maxWidth: '46rem' },
  },
});

/** A heading on the left and text on the right, or the heading across the page and the text in columns below it. */
export function Intro(props: { heading: string; text: string[]; isAcross?: boolean }) {
  const { heading, text, isAcross = false } = props;
  return (
    <section className={s.intro}>
      <div className={cx(base.wrap, !isAcross && base.split)}>
        <h2 className={isAcross ? undefined : s.heading}>{heading}</h2>
        <div className={isAcross ? cx(base.split, s.across) : s.words}>
          {text.map((paragraph) => (
            <p key={paragraph} className={base.lead}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
