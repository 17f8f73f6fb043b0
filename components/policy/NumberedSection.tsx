import type { ProseSection } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { withPictures } from '../prose-pictures.tsx';
import { desktopScreen, from, sheet, tiny } from '../sheet.ts';
import { here, hereOf } from './here.styles.ts';
import { withIds } from './parts.ts';
import { prose, withPrintedAddresses } from './prose.ts';

const s = sheet('policy/NumberedSection', {
  section: {
    paddingBlock: '2rem',
    [from.lg]: { paddingBlock: '2.4rem 2.6rem' },
    '& + &': { borderTop: '1.5px solid var(--ink)' },
    [desktopScreen]: {
      display: 'grid',
      position: 'relative',
      gridTemplateColumns: 'var(--headings, 19rem) minmax(0, 1fr)',
      columnGap: 48,
    },
    // Without parts its heading is smaller.
    '@media screen': { '&:not(:has(h3)) h2': { fontSize: 'var(--heading, 1.625rem)' } },
    '@media print': { paddingBlock: '7pt' },
  },
  heading: {
    display: 'grid',
    // The titles of parts begin at the same edge.
    gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignItems: 'baseline',
    fontSize: 'clamp(1.875rem, 1.2rem + 1.8vw, 2.75rem)',
    lineHeight: 1.12,
    letterSpacing: '-.022em',
    textWrap: 'pretty',
    [desktopScreen]: {
      // Beside a text without labels, in their column, and as high as its paragraphs.
      gridRow: '1 / span 30',
      alignSelf: 'start',
      '&:has(+ * > h3)': {
        gridArea: '1 / 1 / auto / -1',
        marginBottom: 12,
      },
    },
    ':target > & > :last-child': { background: 'var(--signal-3)', boxShadow: '0 0 0 .15em var(--signal-3)' },
    '@media print': { gridTemplateColumns: '2rem 1fr', fontSize: '13pt', breakAfter: 'avoid' },
  },
  number: {
    color: 'var(--muted)',
    fontSize: '.8em',
  },
  body: {
    marginTop: 12,
    [from.lg]: { marginLeft: '2.75rem' },
    fontSize: 'var(--text, 1.1875rem)',
    '@media print': { margin: '3pt 0 0', fontSize: 'inherit' },
  },
});

/** A section of a policy with its number, which the contents show too. */
export function NumberedSection(props: { number: number; section: ProseSection; siteUrl: string }) {
  const { number, section, siteUrl } = props;
  const { piece } = useRendering();
  const html = withPictures(withPrintedAddresses(withIds(section, number), siteUrl), section.pictures, piece);
  const headingId = `${section.id}-heading`;
  return (
    <section
      id={section.id}
      className={cx(s.section, here.section, hereOf(number - 1))}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={s.heading}>
        <span className={cx(base.figures, s.number)} aria-hidden="true">
          {number}
        </span>
        <span>{section.heading}</span>
      </h2>
      <div
        className={cx(prose.body, prose.besideOnDesktop, s.body)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
