import type { Navigation } from '../../schemas/content.ts';
import type { ListingService } from '../../schemas/services.ts';
import type { Site } from '../../schemas/site.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { block } from './block.styles.ts';
import { StreetSign } from './StreetSign.tsx';

const s = sheet('gmb/Help', {
  // The rule below is the ground of the sign.
  ground: { paddingBottom: 0, borderBottom: '1.5px solid var(--ink)' },
  words: { [from.lg]: { paddingBottom: 'var(--rule)' } },
});

interface HelpProps {
  help: ListingService['help'];
  site: Site;
  navigation: Navigation;
}

/** Where to write to, on the signs of a street corner. */
export function Help({ help, site, navigation }: HelpProps) {
  const contact = navigation.entries.find(({ href }) => href === '/contact-us/');
  return (
    <section className={cx(base.split, block.block, s.ground)}>
      <div className={s.words}>
        <h2 className={block.heading}>{help.heading}</h2>
        <p className={cx(base.lead, block.lead)}>{help.text}</p>
      </div>
      <StreetSign email={site.email} phone={site.phone} contact={contact} />
    </section>
  );
}
