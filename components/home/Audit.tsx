import type { Home } from '../../build/schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';
import { Report, type ReportPicture } from './Report.tsx';

const picture: ReportPicture = {
  wide: { file: 'images/audit-wide.svg', width: 548, height: 488 },
  narrow: { file: 'images/audit-narrow.svg', width: 360, height: 438 },
};

const s = sheet({
  columns: {
    display: 'grid',
    gap: 'clamp(2rem, 1rem + 3vw, 3rem)',
    [from.lg]: { gridTemplateColumns: '6fr 5fr', alignItems: 'center', gap: 'clamp(3rem, 6.7vw, 6rem)' },
  },
  /** After the picture on wide screens, before it on narrow ones. */
  words: { [from.lg]: { order: 1 } },
  heading: { maxWidth: '7.6em' },
  lead: { marginTop: 24, maxWidth: '31em' },
  checks: { display: 'grid', gap: 12, marginBlock: 'clamp(1.25rem, 2.2vw, 2rem)', fontWeight: 600 },
  check: {
    display: 'flex',
    gap: 12,
    lineHeight: 1.45,
    textWrap: 'pretty',
    '& svg': { flex: 'none', color: 'var(--success)', marginTop: 1 },
  },
});

/** The audit that the work begins with. */
export function Audit({ audit, href }: { audit: Home['audit']; href: string }) {
  return (
    <section className={cx(base.section, lazy('audit'))}>
      <div className={cx(base.wrap, s.columns)}>
        <div className={s.words}>
          <h2 className={s.heading}>{audit.heading}</h2>
          <p className={cx(base.lead, s.lead)}>{audit.text}</p>
          <ul className={s.checks}>
            {audit.checks.map((check) => (
              <li key={check} className={s.check}>
                <Icon name="check" size={22} />
                {check}
              </li>
            ))}
          </ul>
          <GetStarted label={audit.action} href={href} about={audit.actionAbout} />
        </div>
        <Report picture={picture} alt={audit.alt} caption={audit.caption} />
      </div>
    </section>
  );
}
