import type { Policy } from '../../schemas/content.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { withPictures } from '../prose-pictures.tsx';
import { Road } from '../service/Road.tsx';
import { desktopScreen, edgeLine, from, laptopScreen, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Ask } from './Ask.tsx';
import { policy } from './policy.styles.ts';
import { prose, withPrintedAddresses } from './prose.ts';

const s = sheet('policy/OneRule', {
  /** A printed plate: yellow with an edge line inside. */
  plate: {
    position: 'relative',
    background: 'var(--yellow)',
    marginTop: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
    padding:
      'clamp(2.25rem, 1.4rem + 3.4vw, 4.75rem) clamp(1.5rem, .6rem + 4vw, 5rem) clamp(1.75rem, 1.2rem + 2.4vw, 3.5rem)',
    borderRadius: 'clamp(12px, 2vw, 24px)',
    '@media print': { marginTop: '8pt', padding: '8pt 10pt', border: '1pt solid', borderRadius: 10 },
    '&::after': {
      ...edgeLine,
      pointerEvents: 'none',
      borderStyle: 'solid',
      '@media print': { display: 'none' },
      inset: 'clamp(5px, .7vw, 10px)',
      borderWidth: 'clamp(2.5px, .32vw, 4.5px)',
      borderRadius: 'clamp(8px, 1.5vw, 17px)',
    },
  },
  statement: {
    maxWidth: '11.5em',
    // The second limit fits a long word on a phone, even with larger text.
    fontSize: 'min(clamp(2.375rem, 1.1rem + 5.4vw, 6rem), 10vw)',
    lineHeight: 0.96,
    letterSpacing: '-.04em',
    [from.lg]: { maxWidth: 'none', fontSize: 'clamp(2.5rem, 3.9vw, 3.5rem)' },
    '@media print': { fontSize: '18pt', lineHeight: 1.1 },
  },
  /** It begins at the first stop. */
  route: {
    marginTop: 'clamp(2rem, 1.4rem + 2.6vw, 3.75rem)',
    [from.lg]: { '& li:first-child:first-child::before': { left: 0 } },
    // The limit keeps long words whole on a phone with larger text.
    '& li p': { color: 'inherit', fontSize: 'min(1.1875rem, 10.5vw)' },
    '@media print': {
      marginTop: '6pt',
      '& li': { padding: '2pt 0' },
      '& li > span, & li::before': { display: 'none' },
    },
  },
  columns: {
    paddingTop: 'clamp(2rem, 1.4rem + 2.6vw, 4rem)',
    [desktopScreen]: {
      '&:has(> aside)': { display: 'grid', gap: 64, gridTemplateColumns: 'minmax(0, 1fr) 16rem' },
    },
    '@media print': { paddingTop: '8pt' },
  },
  text: {
    position: 'relative',
    paddingBottom: '2.5rem',
    '& > p:first-child': {
      gridColumn: '1 / -1',
      marginBottom: 24,
      fontSize: 'var(--fs-lead)',
      fontWeight: 600,
      lineHeight: 1.45,
    },
    [laptopScreen]: {
      display: 'grid',
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      columnGap: 48,
      '& > :not(:first-child, h3)': { fontSize: '1.1875rem' },
    },
    '@media print': { paddingBottom: '8pt' },
  },
});

/** A policy of a single section: its rule as a large sign, the key points as stops on a route, then the text. */
export function OneRule(props: {
  section: Policy['sections'][number];
  points: Policy['inShort'];
  note: string;
  ask: Policy['ask'];
  siteUrl: string;
}) {
  const { section, points, note, ask, siteUrl } = props;
  const headingId = `${section.id}-heading`;
  const { piece } = useRendering();
  const html = withPictures(withPrintedAddresses(section.html, siteUrl), section.pictures, piece);
  const stops = points.map(({ title, text, link }) => ({
    title,
    text: (
      <>
        {text} {link && <TextLink {...link} />}
      </>
    ),
  }));
  return (
    <section id={section.id} aria-labelledby={headingId}>
      <div className={s.plate}>
        <h2 id={headingId} className={s.statement}>
          {section.heading}
        </h2>
        <div className={s.route}>
          <Road stops={stops} isAcross />
        </div>
        <p className={policy.note}>{note}</p>
      </div>
      <div className={s.columns}>
        <div className={cx(prose.body, prose.beside, s.text)} dangerouslySetInnerHTML={{ __html: html }} />
        {ask && <Ask {...ask} />}
      </div>
    </section>
  );
}
