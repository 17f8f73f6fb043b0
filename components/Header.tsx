import type { Navigation } from '../build/schemas/content.ts';
import { base } from './base.ts';
import { Menu } from './islands/Menu.tsx';
import { Logo } from './Logo.tsx';
import { cx, sheet } from './sheet.ts';

const s = sheet({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 40,
    background: 'var(--paper)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { display: 'none' },
  },
  bar: { display: 'flex', alignItems: 'center', gap: '1.5rem', height: 'var(--header)' },
});

/** Title and navigation: a horizontal list on a desktop, a full-screen menu below 1024 px. */
export function Header(props: { agency: string; navigation: Navigation; route: string }) {
  const { agency, navigation, route } = props;
  return (
    <header className={s.header}>
      <div className={cx(base.wrap, s.bar)}>
        <Logo agency={agency} />
        <Menu
          entries={navigation.entries.filter((entry) => entry.showInNavbar)}
          getStarted={navigation.getStarted}
          route={route}
        />
      </div>
    </header>
  );
}
