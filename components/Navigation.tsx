import type { Navigation as NavigationContent, NavigationEntry } from '../schemas/content.ts';
import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { Glyph } from './Glyph.tsx';
import { CLOSE } from './glyphs.ts';
import { menu } from './Navigation.styles.ts';
import { BandItems, current, type ListProps, ServiceItems } from './NavigationLists.tsx';

/**
 * The navigation twice: a list with a dropdown for wide screens, a full-screen menu for narrow ones. Both are native
 * disclosures; `data-key` is the key that opens one besides Enter and Space, for the script within the page.
 */
export function Navigation({ navigation, entries, route }: { navigation: NavigationContent } & ListProps) {
  const { getStarted, words } = navigation;
  // Letters and gaps from "Services" to the right edge: with fewer than 72, its list, 700 px wide, has no room at 1024 px.
  const after = [...entries.slice(entries.findIndex(({ services }) => services)), getStarted];
  const room = after.reduce((sum, { title }) => sum + title.length + 2, 0);
  return (
    <>
      <nav className={menu.wide} aria-label={words.main}>
        <ul className={menu.list}>
          {entries.map((entry) => (
            <li key={entry.href}>
              {entry.services ? (
                <Dropdown entry={entry} route={route} className={room < 72 && menu.atEnd} />
              ) : (
                <a className={menu.item} href={entry.href} aria-current={current(entry.href, route)}>
                  {entry.title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a
        className={cx(button.plate, button.small, menu.cta)}
        href={getStarted.href}
        aria-current={current(getStarted.href, route)}
      >
        {getStarted.title}
      </a>
      <details className={menu.narrow}>
        <summary className={menu.toggle} data-key="">
          <span>
            <Glyph d="M4 5h16M4 12h16M4 19h16" size={22} />
            {words.menu}
          </span>
          <span>
            <Glyph d={CLOSE} size={22} />
            {words.close}
          </span>
        </summary>
        <nav className={menu.screen} aria-label={words.menu}>
          <ul>
            <BandItems entries={entries} route={route} getStarted={getStarted} />
          </ul>
        </nav>
      </details>
    </>
  );
}

/** A disclosure, not a menu role: it opens on hover, by click and by keyboard. */
function Dropdown(props: { entry: NavigationEntry; route: string; className: string | false }) {
  const { entry, route, className } = props;
  const isWithin = entry.services?.some(({ href }) => href === route);
  return (
    <details className={cx(menu.dropdown, className)}>
      <summary className={cx(menu.item, isWithin && menu.within)} data-key="ArrowDown">
        {entry.title}
        <Glyph d="m6 9 6 6 6-6" size={18} />
      </summary>
      <ul className={menu.drawer}>
        <ServiceItems services={entry.services} route={route} />
      </ul>
    </details>
  );
}
