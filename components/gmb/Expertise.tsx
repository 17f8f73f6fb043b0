import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { Sheet } from '../service/Sheet.tsx';
import { below, from, sheet } from '../sheet.ts';

const s = sheet('gmb/Expertise', {
  // On phones a small drawing is beside its text, or the section would be as long as two screens more.
  section: {
    [below.sm]: {
      '& li + li:has([src*=".svg"])': { flexDirection: 'row' },
      '& li + li > [src*=".svg"]': {
        width: 96,
        height: 96,
        border: '1.5px solid',
        objectFit: 'cover',
        // The part without words, or with whole ones.
        objectPosition: '95%',
      },
    },
    [from.lg]: { '& ul': { gridAutoRows: 'auto' } },
  },
  heading: {
    paddingTop: 'var(--rule)',
    marginBottom: 'clamp(1.75rem, 1.2rem + 2vw, 3rem)',
  },
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
