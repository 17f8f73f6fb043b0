import type { Home } from '../../schemas/home.ts';
import type { SampleReport } from '../../schemas/sample-report.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { Icon } from '../Icon.tsx';
import { FORM } from '../islands/contact-form/draft-key.ts';
import { FixList } from '../sample-report/FixList.tsx';
import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { lazy } from './lazy.styles.ts';
import { band, TALK_SIZE } from './route.styles.ts';
import { TypedForm } from './TypedForm.tsx';

const s = sheet('home/Audit', {
  columns: { rowGap: 40 },
  text: { margin: '12px 0 24px' },
  form: {
    maxWidth: 560,
    fontWeight: 700,
    '& div': { marginTop: 24 },
  },
  /** The route goes from the button down into the last section. */
  action: {
    width: 'fit-content',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      // Its end is under the button.
      inset: `99% 0 -9999px calc(.093 * ${TALK_SIZE} - 2.5px)`,
      ...band('left'),
    },
  },
  /** The upper part of a sheet of paper. On narrow screens the route goes on below it. */
  paper: {
    background: 'var(--surface)',
    position: 'relative',
    lineHeight: 1.4,
    border: '1.5px solid var(--ink)',
    padding: '1.75rem min(2rem, 5vw) 1.25rem',
    '& h3': { marginBottom: 12 },
    '& > p': { borderTop: '1px solid var(--line)', padding: '12px 0 2px', fontSize: 'var(--fs-small)' },
  },
});

/** Number of fixes that are shown here; all of them are on the page of the sample report. */
const SHOWN = 4;

interface AuditProps {
  audit: Home['audit'];
  sample: SampleReport | undefined;
  /** Where Get Started leads. */
  href: string;
}

/** The audit with which the work begins, and what comes of it: the beginning of the sample's fix list. */
export function Audit({ audit, sample, href }: AuditProps) {
  return (
    <section id="audit" className={cx(base.section, lazy)}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <div>
          <h2>{audit.heading}</h2>
          <p className={cx(base.lead, s.text)}>{audit.text}</p>
          {audit.business ? (
            <TypedForm href={FORM} action={audit.action} className={s.form}>
              <label>
                {audit.business.label}
                <input type="text" name="business" required />
              </label>
              <div className={s.action}>
                <button type="submit" className={button.plate}>
                  {audit.action}
                  <Icon name="arrow-right" />
                </button>
              </div>
            </TypedForm>
          ) : (
            <div className={s.action}>
              <GetStarted label={audit.action} href={href} about={audit.actionAbout} />
            </div>
          )}
        </div>
        {sample && (
          <div className={s.paper}>
            <h3>
              {sample.fixes.title}: {sample.shop}
            </h3>
            <FixList fixes={sample.fixes.items.slice(0, SHOWN)} brief />
            <p>{sample.notice}</p>
            <TextLink href="/sample-report/" title={sample.invite} />
          </div>
        )}
      </div>
    </section>
  );
}
