import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { useAsset } from '../page.ts';
import { sheet } from '../sheet.ts';

const s = sheet({
  banner: {
    position: 'relative',
    overflow: 'clip',
    background: 'var(--yellow)',
    borderBottom: '1.5px solid var(--ink)',
  },
  contours: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  words: {
    position: 'relative',
    paddingBlock: 'clamp(2.75rem, 1.6rem + 5vw, 6rem) clamp(2.25rem, 1.8rem + 2.4vw, 4.25rem)',
  },
  lead: { marginTop: 16, maxWidth: '33em', color: 'var(--ink)' },
});

/** Yellow ground with contour lines: what the page is about. */
export function IndustriesBanner({ id, heading, lead }: { id: string; heading: string; lead: string }) {
  const contours = useAsset()('images/contours-yellow.svg');
  return (
    <div className={s.banner}>
      <img className={s.contours} src={contours} width={1440} height={420} alt="" decoding="async" />
      <div className={cx(base.wrap, s.words)}>
        <h1 id={id}>{heading}</h1>
        <p className={cx(base.lead, s.lead)}>{lead}</p>
      </div>
    </div>
  );
}
