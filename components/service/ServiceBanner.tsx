import type { Service } from '../../build/content/schemas/services.ts';
import { BANNER_ROOM } from '../banner-room.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { BannerPicture } from '../Drawing.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { from, sheet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';

const s = sheet('service/ServiceBanner', {
  banner: {
    background: 'var(--tint)',
    borderBottom: '1.5px solid var(--ink)',
    overflow: 'clip',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2rem',
    paddingTop: 'clamp(2.75rem, 2rem + 3vw, 5.5rem)',
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 11fr)',
      gap: 'clamp(2rem, 4.5vw, 4rem)',
      alignItems: 'end',
    },
  },
  words: { [from.md]: { paddingBottom: 'clamp(3rem, 5vw, 5.5rem)' } },
  heading: { maxWidth: '9em', overflowWrap: 'anywhere', viewTransitionName: 'service-title' },
  lead: { marginTop: 24, maxWidth: '31em', color: 'var(--ink)', textWrap: 'balance' },
  button: { marginTop: 32 },
  // Grows, like the heading, out of the tile or the menu entry that led here.
  picture: { viewTransitionName: 'service-picture' },
  framed: {
    width: '100%',
    height: 'auto',
    border: '1.5px solid var(--ink)',
    borderBottom: 0,
    borderRadius: '6px 6px 0 0',
    aspectRatio: '4 / 3',
  },
  /** The drawing's own margins hang over, so that its objects stand on the page's edges and the banner's lower one. */
  unframed: {
    width: '110%',
    maxWidth: 'none',
    height: 'auto',
    marginInline: '-5%',
    aspectRatio: '480 / 326',
  },
});

/** Head of a service page: name, lead and Get Started on a tinted ground, beside the drawing. */
export function ServiceBanner({
  service,
  getStarted,
}: {
  service: Pick<Service, 'title' | 'lead' | 'picture' | 'tint' | 'banner'>;
  getStarted: { title: string; href: string };
}) {
  const { tint, framed } = service.banner ?? { tint: service.tint, framed: false };
  return (
    <div className={cx(s.banner, tints[tint])}>
      <div className={cx(base.wrap, s.columns)}>
        <div className={s.words}>
          <h1 className={s.heading}>{service.title}</h1>
          <p className={cx(base.lead, s.lead)}>{service.lead}</p>
          <GetStarted
            label={getStarted.title}
            href={getStarted.href}
            about={service.title}
            className={s.button}
          />
        </div>
        <BannerPicture
          picture={service.picture}
          room={BANNER_ROOM}
          className={cx(s.picture, framed ? s.framed : s.unframed)}
          photographClass={s.framed}
        />
      </div>
    </div>
  );
}
