import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { closing } from '../ClosingBanner.tsx';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { sheet } from '../sheet.ts';
import type { Offer } from './ConsultationBanner.tsx';

const s = sheet('service/NotSure', {
  strip: {
    background: 'var(--yellow)',
    borderBlock: '1.5px solid var(--ink)',
    overflow: 'clip',
  },
  lead: { marginTop: 16, maxWidth: '30em', color: 'var(--ink)' },
});

/** A yellow strip between ink rules: an offer to visitors who cannot choose yet. */
export function NotSure({ heading, text, getStarted, about }: Offer) {
  return (
    <section className={s.strip}>
      <div className={cx(base.wrap, closing.columns, closing.place)}>
        <div>
          <h2>{heading}</h2>
          <p className={cx(base.lead, s.lead)}>{text}</p>
        </div>
        <GetStarted className={button.ink} label={getStarted.title} href={getStarted.href} about={about} />
      </div>
    </section>
  );
}
