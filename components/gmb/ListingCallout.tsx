import type { Navigation } from '../../schemas/content.ts';
import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { from, sheet } from '../sheet.ts';

const s = sheet('gmb/ListingCallout', {
  band: {
    position: 'relative',
    overflow: 'clip',
    background: 'var(--yellow)',
    borderBlock: '1.5px solid var(--ink)',
  },
  wrap: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5rem 3rem',
    justifyItems: 'start',
    paddingBlock: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, auto) auto',
      alignItems: 'end',
      justifyContent: 'space-between',
    },
  },
  lead: { marginTop: '1rem', maxWidth: '34em', color: 'var(--ink)' },
});

/** The offer to set a listing up. */
export function ListingCallout(props: {
  callout: ListingService['callout'];
  getStarted: Navigation['getStarted'];
}) {
  const { callout, getStarted } = props;
  return (
    <section className={s.band}>
      <div className={cx(base.wrap, s.wrap)}>
        <div>
          <h2>{callout.heading}</h2>
          <p className={cx(base.lead, s.lead)}>{callout.text}</p>
        </div>
        <GetStarted
          className={button.ink}
          label={getStarted.title}
          href={getStarted.href}
          about={callout.heading}
        />
      </div>
    </section>
  );
}
