import type { ListingService } from '../../schemas/services.ts';
import type { Site } from '../../schemas/site.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { block } from './block.styles.ts';

const s = sheet('gmb/Help', {
  links: {
    marginTop: '1rem',
    '& a': { fontSize: 'clamp(1.25rem, .9rem + 1.4vw, 2.125rem)', overflowWrap: 'anywhere' },
  },
});

/** Where to write to, and to call. */
export function Help({ help, site: { email, phone } }: { help: ListingService['help']; site: Site }) {
  return (
    <section className={cx(base.wrap, base.section)}>
      <h2>{help.heading}</h2>
      <p className={cx(base.lead, block.lead)}>{help.text}</p>
      <div className={s.links}>
        <TextLink href={`mailto:${email}`} title={email} />
        <br />
        {phone && <TextLink href={phone.href} title={phone.shown} />}
      </div>
    </section>
  );
}
