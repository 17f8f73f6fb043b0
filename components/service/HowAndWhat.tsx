import type { CardsService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { Receive } from './Receive.tsx';
import { Road } from './Road.tsx';

const s = sheet('service/HowAndWhat', {
  columns: {
    display: 'grid',
    gap: '64px',
    [from.lg]: { gridTemplateColumns: '7fr 5fr', gap: '96px' },
  },
  /** In the columns of the page's other words. */
  listFirst: {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: 'clamp(1.5rem, 1rem + 2.4vw, 3rem)',
    },
  },
  process: { background: 'var(--wood)', outline: '1.5px solid var(--ink)' },
  heading: { maxWidth: '11em', marginBottom: 'clamp(1.25rem, .5rem + 3vw, 3rem)' },
  /** As high as the steps, however many there are. */
  receive: {
    [from.lg]: {
      '&, & > div': { display: 'flex', flexDirection: 'column' },
      '& > div, & ul': { flex: 1 },
      '& li': { alignContent: 'center', fontSize: '1.25rem' },
    },
  },
});

interface HowAndWhatProps extends Pick<CardsService, 'steps' | 'receive'> {
  invite: string | undefined;
  isListFirst?: boolean;
}

/** How a service is done, as numbered stops of a route, beside what the client gets, as a printed checklist. */
export function HowAndWhat({ steps, receive, invite, isListFirst = false }: HowAndWhatProps) {
  const list = <Receive receive={receive} invite={invite} className={s.receive} />;
  return (
    <div className={cx(base.wrap, base.section, s.columns, isListFirst && s.listFirst)}>
      {isListFirst && list}
      <section>
        <h2 className={s.heading}>{steps.heading}</h2>
        <Road stops={steps.items} />
      </section>
      {!isListFirst && list}
    </div>
  );
}

/** The same steps, across the page. */
export function Process({ steps }: Pick<CardsService, 'steps'>) {
  return (
    <div className={cx(s.process, base.section)}>
      <section className={base.wrap}>
        <h2 className={s.heading}>{steps.heading}</h2>
        <Road stops={steps.items} isAcross />
      </section>
    </div>
  );
}
