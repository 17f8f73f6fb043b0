import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { Sheet } from '../service/Sheet.tsx';
import { below, from, sheet } from '../sheet.ts';

const s = sheet('gmb/Expertise', {
  section: {
    paddingTop: 'clamp(1.5rem, 4vw, 4rem)',
    // On phones the first card is words, and the others are rows; an agency's own photograph stays.
    [below.sm]: { '& div:has([src*="/drawings/"])': { display: 'none' } },
    [from.lg]: { '& ul': { gridAutoRows: 'auto' } },
  },
  heading: { marginBottom: 'clamp(1.25rem, .9rem + 1.6vw, 2.5rem)' },
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
