import type { ReactNode } from 'react';
import type { ActivitiesService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Pin } from '../drawings/parts/Pin.tsx';
import { Receive } from '../service/Receive.tsx';
import { roadAcross } from '../service/stop.ts';
import { sheet, tiny } from '../sheet.ts';

const s = sheet('local-seo/Destination', {
  panels: { marginBlock: 'var(--section)' },
  summary: {
    padding: 'min(8vw, clamp(1.75rem, 1rem + 3.2vw, 4rem))',
    borderRadius: 6,
    background: 'var(--pine)',
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
  },
  heading: { fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)', maxWidth: 'min(12em, 100%)' },
  lead: { margin: '1rem 0 4.5rem', maxWidth: '30em', color: 'var(--on-pine-2)' },
  /** From the button to the pin, at the foot, however tall the list beside it is. */
  route: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    marginTop: 'auto',
    paddingRight: 'min(48px, 8.5vw)',
    '& a': { minWidth: 0, whiteSpace: 'normal' },
    '&::after': roadAcross,
    '& > svg': { position: 'absolute', right: 0, bottom: 'calc(50% - 4px)', width: 'min(96px, 17vw)' },
    [tiny]: { paddingRight: 0, '& > svg': { display: 'none' } },
  },
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
            <div className={s.route}>
              {children}
              <svg viewBox="-16 -45 32 46" aria-hidden="true">
                <Pin />
              </svg>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
