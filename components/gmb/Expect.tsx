import type { ListingService } from '../../schemas/services.ts';
import { cx } from '../cx.ts';
import { Road } from '../service/Road.tsx';
import { sheet } from '../sheet.ts';
import { block } from './block.styles.ts';

const s = sheet('gmb/Expect', {
  heading: { marginBottom: 'clamp(2rem, 1.4rem + 1.6vw, 2.75rem)' },
});

/** Four stops of a route, from the first look to the monthly report. */
export function Expect({ expect }: { expect: ListingService['expect'] }) {
  return (
    <section className={cx(block.block, block.ruled)}>
      <h2 className={cx(block.heading, s.heading)}>{expect.heading}</h2>
      <Road stops={expect.items} isAcross />
    </section>
  );
}
