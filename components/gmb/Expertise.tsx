import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { Sheet } from '../service/Sheet.tsx';
import { below, from, sheet } from '../sheet.ts';

const s = sheet('gmb/Expertise', {
  section: {
    paddingTop: 'clamp(1rem, 4vw, 4rem)',
    // On phones the upper part of the large drawing.
    [below.sm]: { '& picture > img': { aspectRatio: '7 / 4', objectFit: 'cover', objectPosition: '0 0' } },
    [from.lg]: { '& ul': { gridAutoRows: 'auto' } },
  },
  heading: { marginBottom: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem)' },
});

/** The work on listings, as a map sheet of cards. */
export function Expertise({ expertise }: { expertise: ListingService['expertise'] }) {
  return (
    <section className={s.section}>
      <div className={base.wrap}>
        <h2 className={s.heading}>{expertise.heading}</h2>
      </div>
      <Sheet cards={expertise.items} />
    </section>
  );
}
