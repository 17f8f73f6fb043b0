import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, PackagesPage } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { forced, from, sheet } from '../sheet.ts';
import { cheapest, firstTotal } from './names.ts';

const s = sheet('packages/JumpBar', {
  bar: {
    zIndex: 20,
    background: 'var(--ink)',
    [forced]: { borderBottom: '1.5px solid' },
    [from.xl]: { position: 'sticky', top: 'var(--header)' },
    '@media print': { display: 'none' },
  },
  list: {
    display: 'flex',
    overflowX: 'auto',
    // A link that a keyboard has reached comes completely into view.
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    paddingBlock: 4,
    // So that on a phone the second link is cut off, which shows that there are more.
    columnGap: 'min(3vw, 2.5rem)',
    '& a:focus-visible': { scrollSnapAlign: 'center', outlineOffset: -4 },
    '& a': {
      alignItems: 'center',
      gap: '.45rem',
      fontWeight: 700,
      whiteSpace: 'nowrap',
      minHeight: 48,
      display: 'flex',
      paddingTop: 4,
      lineHeight: 1.2,
      textDecoration: 'none',
      // Below each other, or the last link would be cut off on a laptop.
      [from.lg]: { display: 'grid', placeContent: 'center', gap: 0 },
    },
    '& a:hover': { color: 'var(--yellow)' },
    '& a[href$="#finder"]': {
      padding: '4px min(2vw, 16px) 0',
      borderRadius: 6,
      background: 'var(--signal)',
      color: 'var(--ink)',
    },
    '& span': { fontSize: 'var(--fs-small)', fontWeight: 500, color: 'var(--on-pine-2)' },
  },
});

/** What a client pays at least: the first month with its fee, if there is one. */
function lowest(section: PackageSection, words: PackagesPage): string {
  const tier = cheapest(section);
  return (tier && (firstTotal(words, section, tier) ?? `${tier.price}/${tier.period}`)) ?? '';
}

/** Links to the sections, each with its lowest price, and to the finder for visitors who cannot choose. */
export function JumpBar(props: {
  sections: PackageSection[];
  words: PackagesPage;
  finderHref?: string | undefined;
}) {
  const { sections, words, finderHref } = props;
  return (
    <nav className={cx(s.bar, base.dark)} aria-label={words.jumpLabel}>
      <ul className={cx(base.wrap, s.list)}>
        {finderHref && (
          <li>
            <a href={finderHref}>{words.jumpFinder}</a>
          </li>
        )}
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              {section.short} <span>{fillTemplate(words.from, { price: lowest(section, words) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
