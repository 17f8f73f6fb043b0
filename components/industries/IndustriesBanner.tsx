import { base } from '../base.styles.ts';
import { ContourGround } from '../ContourGround.tsx';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';

const s = sheet({
  banner: {
    position: 'relative',
    overflow: 'clip',
    background: 'var(--yellow)',
    borderBottom: '1.5px solid var(--ink)',
  },
  words: {
    position: 'relative',
    paddingBlock: 'clamp(2.75rem, 1.6rem + 5vw, 6rem) clamp(2.25rem, 1.8rem + 2.4vw, 4.25rem)',
  },
  lead: { marginTop: 16, maxWidth: '33em', color: 'var(--ink)' },
});

/** Yellow ground with contour lines: what the page is about. */
export function IndustriesBanner({ id, heading, lead }: { id: string; heading: string; lead: string }) {
  return (
    <div className={s.banner}>
      <ContourGround of="yellow" />
      <div className={cx(base.wrap, s.words)}>
        <h1 id={id}>{heading}</h1>
        <p className={cx(base.lead, s.lead)}>{lead}</p>
      </div>
    </div>
  );
}
