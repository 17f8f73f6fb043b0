import type { ProseSection } from '../../schemas/content.ts';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { prose, withPrintedAddresses } from '../policy/prose.ts';
import { withPictures } from '../prose-pictures.tsx';
import { laptopScreen, sheet } from '../sheet.ts';

const s = sheet('text/Sections', {
  section: {
    paddingBlock: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)',
    '& + &': { borderTop: '1.5px solid var(--ink)' },
    [laptopScreen]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
      columnGap: 64,
    },
    // As wide as the paper, like the head.
    '@media print': { paddingBlock: '7pt', marginInline: 'calc(-1 * var(--gutter))' },
  },
  heading: {
    fontSize: 'var(--fs-h3)',
    lineHeight: 1.15,
    marginBottom: 12,
    overflowWrap: 'anywhere',
    '@media print': { fontSize: '13pt', breakAfter: 'avoid' },
  },
  body: { gridColumn: 2, overflowWrap: 'break-word' },
});

/** A text from Markdown: each heading beside what it heads. */
export function Sections({ sections, siteUrl }: { sections: ProseSection[]; siteUrl: string }) {
  const { piece } = useRendering();
  return sections.map(({ id, heading, html, pictures }) => (
    <section key={id} className={s.section} aria-labelledby={heading ? id : undefined}>
      {heading && (
        <h2 id={id} className={s.heading}>
          {heading}
        </h2>
      )}
      <div
        className={cx(prose.body, !heading && prose.wide, s.body)}
        dangerouslySetInnerHTML={{
          __html: withPictures(withPrintedAddresses(html, siteUrl), pictures, piece),
        }}
      />
    </section>
  ));
}
