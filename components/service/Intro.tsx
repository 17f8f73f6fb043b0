import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('service/Intro', {
  intro: { paddingBlock: 'calc(.6 * var(--section))' },
  heading: { maxWidth: '9.5em' },
  words: {
    maxWidth: '36rem',
    '& > * + *': { marginTop: '1.1rem' },
    [from.lg]: { maxWidth: '46rem', paddingTop: '.45rem' },
  },
});

/** A heading on the left and text on the right. */
export function Intro({ heading, text }: { heading: string; text: string[] }) {
  return (
    <section className={s.intro}>
      <div className={cx(base.wrap, base.split)}>
        <h2 className={s.heading}>{heading}</h2>
        <div className={s.words}>
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
