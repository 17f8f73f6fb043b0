import type { PackageSection } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { sheet, zoomed } from '../sheet.ts';
import { packageId } from './names.ts';
import { inTable } from './rows.styles.ts';

const s = sheet('packages/TierTabs', {
  tabs: {
    top: 'var(--header)',
    position: 'sticky',
    zIndex: 10,
    marginInline: 'calc(-1 * var(--gutter))',
    background: 'var(--paper)',
    borderBottom: '1.5px solid var(--ink)',
    // What a keyboard reaches on its way back stays below the tabs.
    '& ~ * :is(a, summary)': { scrollMarginTop: 64 },
    [zoomed]: { position: 'static' },
    [inTable]: { display: 'none' },
  },
  list: {
    position: 'relative',
    scrollSnapType: 'x mandatory',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A strip that is only as much wider than the screen as its margin need not scroll.
    paddingLeft: 'calc(var(--gutter) - 8px)',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '.45rem',
      whiteSpace: 'nowrap',
      minHeight: 52,
      padding: '4px 8px 0',
      fontSize: '1rem',
      fontWeight: 700,
      textDecoration: 'none',
    },
    // The only tab to snap to, or the script could move it off the screen.
    '& a:focus-visible': { scrollSnapAlign: 'center', outlineOffset: -4, outlineColor: 'currentColor' },
    '& [aria-current=true]': {
      background: 'var(--ink)',
      color: 'var(--paper)',
      // Forced colors show no ground.
      textDecoration: 'underline',
    },
  },
  // A sign, because a filled tab would look like the chosen one. Not read out: the card says it.
  best: {
    '&::before': { content: '""', padding: 4, border: '1.5px solid', background: 'var(--signal)' },
  },
});

/** Names of a section's tiers, above the cards of a phone. The script tier-tabs marks the visible one. */
export function TierTabs({ section, sections }: { section: PackageSection; sections: PackageSection[] }) {
  const names = sections.flatMap(({ tiers }) => tiers.map(({ name }) => name));
  return (
    <nav className={s.tabs} aria-label={section.heading}>
      <ul className={s.list} data-tabs>
        {section.tiers.map((tier) => (
          <li key={tier.id}>
            <a href={`#${packageId(section, tier)}`} className={tier.bestSeller ? s.best : undefined}>
              {tier.name}
              {names.indexOf(tier.name) !== names.lastIndexOf(tier.name) && (
                <span className={base.hidden}> ({section.short})</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
