import type { Home } from '../../schemas/home.ts';
import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { restOfRow } from '../rest-of-row.ts';
import { from, sheet, tablet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';
import { ServiceTile } from './ServiceTile.tsx';

const s = sheet('home/Expertise', {
  tall: { '--s': '1145px' },
  heading: { paddingBlock: 'var(--section) clamp(1.5rem, 3vw, 3rem)' },
  tiles: {
    display: 'grid',
    gap: 2,
    maxWidth: 'calc(var(--max) + 6rem)',
    background: 'var(--paper)',
    // The route continues behind them.
    position: 'relative',
    margin: 'auto',
    zIndex: 2,
    [from.sm]: { gridTemplateColumns: '1fr 1fr' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  /** For numbers of services that leave a row incomplete. */
  incomplete: {
    [tablet]: { '& > :last-child:nth-child(odd)': restOfRow(2) },
    [from.lg]: {
      '& > :last-child:nth-child(3n + 1)': restOfRow(3),
      '& > :last-child:nth-child(3n + 2)': restOfRow(2),
    },
  },
});

/** The services as tiles, from edge to edge up to the width of the content; the hero's button links here. */
export function Expertise({ expertise, services }: { expertise: Home['expertise']; services: Service[] }) {
  return (
    <section id="expertise" className={cx(lazy, s.tall)}>
      <h2 className={cx(base.wrap, s.heading)}>{expertise.heading}</h2>
      <ul className={cx(s.tiles, services.length % 6 > 0 && s.incomplete)}>
        {services.map((service, index) => (
          <ServiceTile key={service.slug} service={service} large={index === 0} />
        ))}
      </ul>
    </section>
  );
}
