import type { ReactNode } from 'react';
import type { ActivitiesService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Receive } from '../service/Receive.tsx';
import { sheet } from '../sheet.ts';

const s = sheet('local-seo/Destination', {
  panels: { marginBlock: 'var(--section)' },
  summary: {
    padding: 'clamp(1.75rem, 1rem + 3.2vw, 4rem)',
    borderRadius: 6,
    background: 'var(--pine)',
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    height: '100%',
    // The button is at the foot, however tall the list beside it is.
    '& > :last-child': { marginTop: 'auto', maxWidth: '100%', whiteSpace: 'normal' },
  },
  heading: { fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)', maxWidth: 'min(12em, 100%)' },
  lead: { margin: '1rem 0 2rem', maxWidth: '30em', color: 'var(--on-pine-2)' },
});

interface DestinationProps extends Pick<ActivitiesService, 'receive' | 'summary'> {
  /** Words of the link to the sample report, if there is one. */
  invite: string | undefined;
  /** The Get Started button. */
  children: ReactNode;
}

/** Where the route ends: what the client receives, and the closing callout. */
export function Destination({ receive, invite, summary, children }: DestinationProps) {
  return (
    <div className={base.wrap}>
      <div className={cx(base.split, s.panels)}>
        <Receive receive={receive} invite={invite} />
        <section className={cx(base.dark, s.summary)}>
          <div className={s.words}>
            <h2 className={s.heading}>{summary.heading}</h2>
            <p className={cx(base.lead, s.lead)}>{summary.text}</p>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
}
