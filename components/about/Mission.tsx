import type { About } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { BannerPicture, InlineDrawing } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { below, from, motion, sheet } from '../sheet.ts';

const s = sheet('about/Mission', {
  banner: { overflow: 'clip', borderBottom: '1.5px solid var(--ink)', background: 'var(--water)' },
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
  picture: {
    width: '100%',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    // On the banner's edge.
    [below.md]: { borderBottom: 0, borderRadius: '6px 6px 0 0' },
  },
  compass: {
    width: '100%',
    height: 'auto',
    // On small screens a part is enough: it comes in from the right, or its upper half rises from the section's edge.
    [below.lg]: { width: 460, maxWidth: 'none' },
    [below.md]: { width: '100%', marginBottom: '-46%' },
    // The needle settles once.
    [motion]: { '& g > [stroke-linejoin]': { animation: 'settle 2.4s ease-in-out' } },
    '@keyframes settle': {
      '0%': { rotate: '-50deg' },
      '28%': { rotate: '22deg' },
      '52%': { rotate: '-10deg' },
      '76%': { rotate: '4deg' },
    },
  },
});

/** Portrait beside the text; landscape below it, on phones. */
const LAYOUT: PictureLayout = {
  ratio: 4 / 5,
  sizes: '(min-width: 90em) 497px, (min-width: 64em) 34vw, 236px',
  widths: [240, 500, 1000],
  least: 500,
  narrow: {
    media: '(max-width: 47.99em)',
    ratio: 4 / 3,
    sizes: 'calc(100vw - 40px)',
    widths: [350, 700, 1000],
  },
};

/** The agency's mission, beside a picture of its own, or a compass rose. */
export function Mission({ about: { heading, mission, missionText, picture } }: { about: About }) {
  return (
    <div className={s.banner}>
      <div className={cx(base.wrap, s.columns)}>
        <div>
          <h1>{heading}</h1>
          <p className={s.mission}>{mission}</p>
          <p className={cx(base.lead, s.text)}>{missionText}</p>
        </div>
        {picture ? (
          <BannerPicture picture={picture} layout={LAYOUT} className={s.picture} />
        ) : (
          <InlineDrawing name="compass" alt="" className={s.compass} />
        )}
      </div>
    </div>
  );
}
