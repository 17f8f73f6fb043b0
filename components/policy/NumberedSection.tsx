import type { Policy } from '../../build/content/schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { withPictures } from '../prose-pictures.tsx';
import { desktopScreen, from, sheet, tiny } from '../sheet.ts';
import { here, hereOf } from './here.styles.ts';
import { prose, withPrintedAddresses } from './prose.ts';

const s = sheet('policy/NumberedSection', {
  section: {
    paddingBlock: '1.9rem 2rem',
    '& + &': { borderTop: '1.5px solid var(--ink)' },
    [desktopScreen]: {
      display: 'grid',
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 33em)',
      columnGap: 40,
    },
    '@media print': { paddingBlock: '7pt' },
  },
  heading: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)',
    lineHeight: 1.12,
    letterSpacing: '-.022em',
    [from.lg]: { gridTemplateColumns: '3.5rem 1fr' },
    // Two rows, so that two paragraphs may be beside a high heading.
    [desktopScreen]: { gridRow: '1 / span 2', alignSelf: 'start', gridTemplateColumns: '3.25rem 1fr' },
    ':target > & > :last-child': { background: 'var(--signal-3)', boxShadow: '0 0 0 .15em var(--signal-3)' },
    '@media print': { gridTemplateColumns: '2rem 1fr', fontSize: '13pt', breakAfter: 'avoid' },
  },
  number: { color: 'var(--muted)' },
  body: {
    marginTop: 12,
    [from.lg]: { marginLeft: '3.5rem' },
    '@media print': { margin: '3pt 0 0' },
  },
});

/** A section of a policy with its number, which the contents show too. */
export function NumberedSection(props: {
  number: number;
  section: Policy['sections'][number];
  siteUrl: string;
}) {
  const { number, section, siteUrl } = props;
  const { piece } = useRendering();
  const html = withPictures(withPrintedAddresses(section.html, siteUrl), section.pictures, piece);
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
