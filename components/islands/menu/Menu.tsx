import { button } from '../../button.styles.ts';
import { cx } from '../../cx.ts';
import { Glyph } from '../../Glyph.tsx';
import { CLOSE } from '../../glyphs.ts';
import type { Slots } from '../../Island.tsx';
import { Slot } from '../shared/Slot.tsx';
import { menu } from './Menu.styles.ts';
import { useDropdown } from './useDropdown.ts';
import { useFullScreen } from './useFullScreen.ts';

export interface MenuEntry {
  title: string;
  href: string;
  /** The entry opens the list in the slot `services` and has no page. */
  opensServices?: boolean;
  /** `page`: the entry's page is current; `within`: one of the pages in its list. */
  current?: 'page' | 'within';
}

export interface MenuProps {
  entries: MenuEntry[];
  getStarted: { title: string; href: string };
  /** Names of the two navigations, the second also for the button that opens it, and the text for closing. */
  words: { main: string; menu: string; close: string };
}

/**
 * The navigation twice: a list with a dropdown for wide screens, a full-screen menu for narrow ones. Both are
 * native disclosures that work before this component does; it adds hover, arrow keys, Escape and focus.
 */
export function Menu({ entries, getStarted, words, slots }: MenuProps & Slots<'services' | 'bands'>) {
  return (
    <>
      <nav className={menu.wide} aria-label={words.main}>
        <ul className={menu.list}>
          {entries.map((entry) => (
            <li key={entry.href}>
              {entry.opensServices ? (
                <Dropdown entry={entry} html={slots?.services} />
              ) : (
                <WideLink entry={entry} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a className={cx(button.plate, button.small, menu.cta)} href={getStarted.href}>
        {getStarted.title}
      </a>
      <FullScreen words={words} html={slots?.bands} />
    </>
  );
}

function WideLink({ entry }: { entry: MenuEntry }) {
  return (
    <a className={menu.item} href={entry.href} aria-current={entry.current === 'page' ? 'page' : undefined}>
      {entry.title}
    </a>
  );
}

/** A disclosure, not a menu role, with hover, arrow keys and typeahead. */
function Dropdown({ entry, html }: { entry: MenuEntry; html: string | undefined }) {
  const dropdown = useDropdown();
  return (
    <details className={menu.dropdown} {...dropdown} suppressHydrationWarning>
      <summary className={cx(menu.item, entry.current && menu.within)} data-key="ArrowDown">
        {entry.title}
        <Glyph d="m6 9 6 6 6-6" size={18} />
      </summary>
      <Slot as="ul" className={menu.drawer} html={html} />
    </details>
  );
}

function FullScreen({ words, html }: { words: MenuProps['words']; html: string | undefined }) {
  const fullScreen = useFullScreen();
  return (
    <details className={menu.narrow} {...fullScreen} suppressHydrationWarning>
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
        <Slot as="ul" html={html} />
      </nav>
    </details>
  );
}
