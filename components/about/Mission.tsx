import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { InlineDrawing } from '../Drawing.tsx';
import { below, from, sheet } from '../sheet.ts';

const s = sheet('about/Mission', {
  banner: { overflow: 'clip', borderBottom: '1.5px solid var(--ink)' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 32,
    paddingTop: 'clamp(2.75rem, 2rem + 4vw, 6rem)',
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 236px',
      alignItems: 'center',
      gap: 48,
      paddingBottom: 'clamp(2.5rem, 2rem + 2vw, 4.5rem)',
    },
    [from.lg]: { gridTemplateColumns: '7.4fr 4.6fr' },
  },
  mission: {
    marginTop: 'clamp(1.25rem, 2.4vw, 2.25rem)',
    maxWidth: '17em',
    fontSize: 'clamp(1.75rem, 1.2rem + 2.3vw, 3.25rem)',
    fontWeight: 800,
    lineHeight: 1.06,
    letterSpacing: '-.028em',
    textWrap: 'balance',
  },
  text: { marginTop: 'clamp(1rem, 2vw, 1.75rem)', maxWidth: '34em' },
  compass: {
    width: '100%',
    height: 'auto',
    // On small screens a part is enough: it rises from the section's edge, or comes in from the right.
    [below.lg]: { width: 460, maxWidth: 'none' },
    [below.md]: { margin: '0 -150px -200px auto' },
  },
});

/** The agency's mission beside a compass rose. */
export function Mission({ heading, mission, text }: { heading: string; mission: string; text: string }) {
  return (
    <div className={s.banner}>
      <div className={cx(base.wrap, s.columns)}>
        <div>
          <h1>{heading}</h1>
          <p className={s.mission}>{mission}</p>
          <p className={cx(base.lead, s.text)}>{text}</p>
        </div>
        <InlineDrawing name="compass" alt="" className={s.compass} />
      </div>
    </div>
  );
}
