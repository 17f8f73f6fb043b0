import { base } from '../base.styles.ts';
import { FirstContourGround } from '../ContourGround.tsx';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';

const s = sheet('packages/Banner', {
  banner: { position: 'relative', background: 'var(--wood)', '@media print': { background: 'none' } },
  contours: { '@media print': { display: 'none' } },
  words: {
    position: 'relative',
    paddingBlock: 'clamp(2.75rem, 1.6rem + 5vw, 6rem) 2.75rem',
    '@media print': { padding: 0, '& h1': { fontSize: '10pt', letterSpacing: 0 } },
  },
  lead: { maxWidth: '34em', marginTop: 16, color: 'var(--ink)', '@media print': { display: 'none' } },
});

/** The page's heading on the map's contours. */
export function Banner({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={s.banner} id="packages">
      <FirstContourGround of="wood" className={s.contours} />
      <div className={cx(base.wrap, s.words)}>
        <h1>{heading}</h1>
        <p className={cx(base.lead, s.lead)}>{lead}</p>
      </div>
    </div>
  );
}
