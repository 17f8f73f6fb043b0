import type { ListingService } from '../../schemas/services.ts';
import type { Site } from '../../schemas/site.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { block } from './block.styles.ts';

const s = sheet('gmb/Help', {
  help: {
    paddingTop: 'var(--rule)',
    '& > div': {
      display: 'grid',
      gap: '1rem 3rem',
      paddingBottom: 'var(--rule)',
      borderBottom: '1.5px solid',
      [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
    },
    '& p': { color: 'var(--on-pine-2)' },
    '& a': { fontSize: 'clamp(1.25rem, .9rem + 1.4vw, 2.125rem)', overflowWrap: 'anywhere' },
    '&& + *': { paddingTop: 'var(--rule)', [from.lg]: { minHeight: 420 } },
  },
});

/** Where to write to, and to call. */
export function Help({ help, site: { email, phone } }: { help: ListingService['help']; site: Site }) {
  return (
    <section className={cx(base.wrap, s.help)}>
      <div>
        <div>
          <h2 className={block.heading}>{help.heading}</h2>
          <p className={cx(base.lead, block.lead)}>{help.text}</p>
        </div>
        <div>
          <TextLink href={`mailto:${email}`} title={email} />
          <br />
          {phone && <TextLink href={phone.href} title={phone.shown} />}
        </div>
      </div>
    </section>
  );
}
