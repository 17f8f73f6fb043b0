import type { Home } from '../../schemas/home.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';
import { route } from './route.styles.ts';
import { SiteAudit } from './SiteAudit.tsx';

const s = sheet('home/Audit', {
  columns: {
    display: 'grid',
    gap: '24px clamp(3rem, 6.7vw, 6rem)',
    [from.lg]: { gridTemplateColumns: '6fr 5fr', alignItems: 'end' },
  },
  heading: { maxWidth: '7.6em' },
  picture: { marginTop: 'clamp(.5rem, 2.4vw, 2rem)' },
  /** As tall as the report, less its caption: its first line and the button's foot align with the report's edges. */
  scope: {
    [from.lg]: {
      alignSelf: 'stretch',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: 32,
      padding: 'clamp(.5rem, 2.4vw, 2rem) 0 3rem',
    },
  },
  checks: {
    width: '100%',
    marginBottom: 24,
    borderTop: '1.5px solid var(--ink)',
    [from.lg]: { flex: 1, display: 'grid', marginBottom: 0 },
  },
  check: {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '.9rem 8px .8rem',
    borderBottom: '1px solid var(--line)',
    fontWeight: 700,
    lineHeight: 1.4,
    [from.lg]: { padding: '1.35rem 8px 1.2rem', fontSize: '1.25rem' },
    '& svg': { flex: 'none', color: 'var(--success)' },
  },
  /** In the color of the report's title. */
  shown: { background: 'var(--signal-3)' },
});

/** The audit with which the work begins. @param site host of the site, whose own audit is shown */
export function Audit({ audit, site, href }: { audit: Home['audit']; site: string; href: string }) {
  return (
    <section className={cx(base.section, lazy('audit'), route.lane, route.left)}>
      <div className={cx(base.wrap, s.columns)}>
        <h2 className={s.heading}>{audit.heading}</h2>
        <p className={base.lead}>{audit.text}</p>
        <SiteAudit report={audit.report} site={site} className={s.picture} />
        <div className={s.scope}>
          <ul className={s.checks}>
            {audit.checks.map((check) => (
              <li key={check} className={cx(s.check, check === audit.report.title && s.shown)}>
                <Icon name="check" size={22} />
                {check}
              </li>
            ))}
          </ul>
          <GetStarted label={audit.action} href={href} about={audit.actionAbout} />
        </div>
      </div>
    </section>
  );
}
