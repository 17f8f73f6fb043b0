import type { Content } from '../../schemas/content.ts';
import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { BANNER_LAYOUT, BannerPicture } from '../Drawing.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { from, laptop, sheet, tablet } from '../sheet.ts';
import { tints } from '../tints.styles.ts';
import { PriceSign } from './PriceSign.tsx';

const s = sheet('service/ServiceBanner', {
  banner: {
    background: 'var(--tint)',
    borderBottom: '1.5px solid var(--ink)',
    overflow: 'clip',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1rem, 4vw, 2rem)',
    paddingTop: 'clamp(2rem, 1rem + 4.5vw, 5.5rem)',
    // From this width, a drawing has room for its own text beside the text.
    [from.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'end',
      gap: 'clamp(2rem, 4.5vw, 4rem)',
    },
    // Two tightly filled columns.
    [laptop]: { gridTemplateColumns: '9fr 11fr', gap: '2rem', paddingTop: '2.75rem' },
    [from.xl]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 11fr)' },
  },
  words: {
    '--ground': 'clamp(3rem, 5vw, 5.5rem)',
    [from.lg]: { paddingBottom: 'var(--ground)' },
    [laptop]: { paddingBottom: '2.25rem' },
  },
  heading: { maxWidth: '8.6em', overflowWrap: 'anywhere' },
  lead: {
    marginTop: 'clamp(1rem, 4vw, 1.5rem)',
    color: 'var(--ink)',
    maxWidth: '31em',
    textWrap: 'balance',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '1.25rem 2rem',
    marginTop: 'clamp(1.5rem, 5vw, 2rem)',
  },
  // Grows, like the heading, out of the tile or the menu entry that the visitor chose.
  picture: { viewTransitionName: 'service-picture' },
  /** Below two columns, not so large that it fills a whole screen. */
  framed: {
    width: 'min(100%, 34rem)',
    marginInline: 'auto',
    height: 'auto',
    border: '1.5px solid var(--ink)',
    borderBottom: 0,
    borderRadius: '6px 6px 0 0',
    aspectRatio: '4 / 3',
  },
  /** The drawing's own margins overflow, so that its objects meet the page's edges and the banner's lower one. */
  unframed: {
    width: '110%',
    maxWidth: 'none',
    height: 'auto',
    marginInline: '-5%',
    aspectRatio: '480 / 326',
    // Below the text, with space at its sides.
    [tablet]: { width: '38rem', marginInline: 'auto' },
  },
});

/** Head of a service page: name, lead, Get Started and prices on a tinted background, beside the drawing. */
export function ServiceBanner({ service, content }: { service: Service; content: Content }) {
  const { getStarted } = content.navigation;
  const { tint, framed } = service.banner ?? { tint: service.tint, framed: false };
  return (
    <div className={cx(s.banner, tints[tint])}>
      <div className={cx(base.wrap, s.columns)}>
        <div className={s.words}>
          <h1 className={s.heading}>{service.title}</h1>
          <p className={cx(base.lead, s.lead)}>{service.lead}</p>
          <div className={s.actions}>
            <GetStarted label={getStarted.title} href={getStarted.href} about={service.title} />
            <PriceSign service={service} content={content} />
          </div>
        </div>
        <BannerPicture
          picture={service.picture}
          layout={BANNER_LAYOUT}
          className={cx(s.picture, framed ? s.framed : s.unframed)}
          photographClass={s.framed}
        />
      </div>
    </div>
  );
}
