import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { sheet } from '../sheet.ts';

const s = sheet('service/NotSure', {
  strip: {
    background: 'var(--yellow)',
    borderBlock: '1.5px solid var(--ink)',
    overflow: 'clip',
  },
  columns: {
    display: 'grid',
    gap: '2rem 0',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: 'clamp(2.5rem, 1.4rem + 4.9vw, 5.75rem)',
    '& > div': { gridColumn: '1 / -1' },
    // A road from the button to the edge of the screen.
    '&::after': { content: '""', height: 9, marginRight: '-50vw', background: 'var(--ink)' },
  },
  heading: { maxWidth: '13em' },
  lead: { marginTop: 16, maxWidth: '30em', color: 'var(--ink)' },
});

/** A yellow strip between ink rules: an offer to visitors who cannot choose yet. */
export function NotSure(props: {
  heading: string;
  text: string;
  getStarted: { title: string; href: string };
  about: string;
}) {
  const { heading, text, getStarted, about } = props;
  return (
    <section className={s.strip}>
      <div className={cx(base.wrap, s.columns)}>
        <div>
          <h2 className={s.heading}>{heading}</h2>
          <p className={cx(base.lead, s.lead)}>{text}</p>
        </div>
        <GetStarted className={button.ink} label={getStarted.title} href={getStarted.href} about={about} />
      </div>
    </section>
  );
}
