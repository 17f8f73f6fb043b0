import type { ListingService } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { sheet } from '../sheet.ts';
import { block } from './block.styles.ts';

const s = sheet('gmb/LocalArea', {
  map: {
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    overflow: 'hidden',
    '& img': { width: '100%' },
  },
  caption: { marginTop: '.6rem', fontSize: 'var(--fs-small)', lineHeight: 1.35, color: 'var(--ink-2)' },
  heading: { maxWidth: '7.6em' },
  lead: { marginTop: '1.25rem' },
});

/** Positions on a grid over the town. */
export function LocalArea({ localArea }: { localArea: ListingService['localArea'] }) {
  return (
    <section className={cx(base.split, block.block, block.ruled)}>
      <div>
        <h2 className={cx(block.heading, s.heading)}>{localArea.heading}</h2>
        <p className={cx(base.lead, block.lead, s.lead)}>{localArea.text}</p>
      </div>
      <figure>
        <div className={s.map}>
          <Drawing name="rank-town" alt={localArea.alt} />
        </div>
        <figcaption className={s.caption}>{localArea.caption}</figcaption>
      </figure>
    </section>
  );
}
