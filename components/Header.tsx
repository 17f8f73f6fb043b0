import type { Navigation, NavigationEntry } from '../build/content/schemas/content.ts';
import { base } from './base.styles.ts';
import { cx } from './cx.ts';
import { type HeaderWidth, headerWidth } from './header-fit.ts';
import { Island } from './Island.tsx';
import { Menu, type MenuEntry } from './islands/menu/Menu.tsx';
import { Logo } from './Logo.tsx';
import { BandItems, ServiceItems } from './NavigationLists.tsx';
import { useRendering } from './page.ts';
import { from, sheet } from './sheet.ts';

const s = sheet('Header', {
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 40,
    background: 'var(--paper)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { display: 'none' },
  },
  bar: { display: 'flex', alignItems: 'center', gap: 'min(1.5rem, 4vw)', height: 'var(--header)' },
  menu: { display: 'flex', alignItems: 'center', gap: 'min(2rem, 2.25vw)', marginLeft: 'auto' },
});

/** The full-screen menu between 1024 px and the width at which all entries fit. */
const menuOn = (screens: string) => ({
  [`${from.lg}${screens}`]: {
    '& > nav, & > a': { display: 'none' },
    '& > details': { display: 'block' },
  },
});
const late = sheet('Header late', {
  below80: menuOn(' and (max-width: 79.99em)'),
  below96: menuOn(' and (max-width: 95.99em)'),
  below112: menuOn(' and (max-width: 111.99em)'),
  always: menuOn(''),
});

/** Shows the menu below the width from which the entries fit into the header. @param width undefined: they never do */
function menuBelow(width: HeaderWidth): string | undefined {
  if (width === undefined) return late.always;
  return { 64: undefined, 80: late.below80, 96: late.below96, 112: late.below112 }[width];
}

/**
 * Title and navigation: a horizontal list if all its entries fit, from 1024 px at the earliest, and a full-screen menu
 * below that width.
 */
export function Header(props: { agency: string; navigation: Navigation; route: string }) {
  useRendering().inlineScript('keys');
  const { agency, navigation, route } = props;
  const { main, menu, close } = navigation.words;
  const entries = navigation.entries.filter((entry) => entry.showInNavbar);
  const width = headerWidth({
    agency,
    logo: useRendering().logo(),
    entries,
    getStarted: navigation.getStarted.title,
  });
  return (
    <header className={s.header}>
      <div className={cx(base.wrap, s.bar)}>
        <Logo agency={agency} />
        <Island
          name="menu"
          view={Menu}
          className={cx(s.menu, menuBelow(width))}
          props={{
            entries: entries.map((entry) => menuEntry(entry, route)),
            getStarted: navigation.getStarted,
            words: { main, menu, close },
          }}
          slots={{
            services: <ServiceItems entries={entries} route={route} />,
            bands: <BandItems entries={entries} route={route} getStarted={navigation.getStarted} />,
          }}
        />
      </div>
    </header>
  );
}

function menuEntry({ title, href, services }: NavigationEntry, route: string): MenuEntry {
  // Omit what is false: every page contains these entries again, as the island's properties.
  const entry = { title, href, ...(services && { opensServices: true }) };
  if (href === route) return { ...entry, current: 'page' };
  const within = services?.some((service) => service.href === route);
  return { ...entry, ...(within && { current: 'within' as const }) };
}
