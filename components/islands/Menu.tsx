import { ArrowRight, ChevronDown, Menu as Lines, X } from 'lucide-react';
import type { NavigationEntry } from '../../build/schemas/content.ts';
import { button } from '../button.ts';
import { Icon } from '../Icon.tsx';
import { cx } from '../sheet.ts';
import { tints } from '../tints.ts';
import { menu } from './Menu.styles.ts';

interface MenuProps {
  entries: NavigationEntry[];
  getStarted: { title: string; href: string };
  /** Address of the page, to mark its entry. */
  route: string;
}

/** The navigation twice: a list with a dropdown for wide screens, a full-screen menu for narrow ones. */
export function Menu({ entries, getStarted, route }: MenuProps) {
  return (
    <>
      <nav className={menu.wide} aria-label="Main">
        <ul className={menu.list}>
          {entries.map((entry) => (
            <li key={entry.href}>
              {entry.services ? (
                <Dropdown entry={entry} route={route} />
              ) : (
                <WideLink entry={entry} route={route} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a className={cx(button.plate, button.small, menu.cta)} href={getStarted.href}>
        {getStarted.title}
      </a>
      <details className={menu.narrow} data-menu="narrow">
        <summary className={menu.toggle}>
          <span>
            <Lines size={22} aria-hidden />
            Menu
          </span>
          <span>
            <X size={22} aria-hidden />
            Close
          </span>
        </summary>
        <nav className={menu.screen} aria-label="Menu">
          <ul>
            {entries.map((entry) => (
              <li key={entry.href} className={cx(menu.band, tints[entry.colour])}>
                {entry.services ? (
                  <ServiceBand entry={entry} route={route} />
                ) : (
                  <BandLink entry={entry} route={route} />
                )}
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  route: string;
}

const current = (href: string, route: string) => (href === route ? 'page' : undefined);

function WideLink({ entry, route }: EntryProps) {
  return (
    <a className={menu.item} href={entry.href} aria-current={current(entry.href, route)}>
      {entry.title}
    </a>
  );
}

function Dropdown({ entry, route }: EntryProps) {
  const within = entry.services?.some((service) => service.href === route);
  return (
    <details className={menu.dropdown} data-menu="dropdown">
      <summary className={cx(menu.item, within && menu.within)}>
        {entry.title}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <ul className={menu.drawer}>
        {entry.services?.map((service) => (
          <li key={service.href}>
            <a className={menu.service} href={service.href} aria-current={current(service.href, route)}>
              <span className={cx(menu.plate, tints[service.tint])}>
                <Icon name={service.icon} size={24} />
              </span>
              <b>{service.title}</b>
              <small>{service.tagline}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function BandLink({ entry, route }: EntryProps) {
  return (
    <a className={menu.bandLink} href={entry.href} aria-current={current(entry.href, route)}>
      {entry.title}
      <ArrowRight size={22} aria-hidden />
    </a>
  );
}

function ServiceBand({ entry, route }: EntryProps) {
  return (
    <details className={menu.bandServices} open>
      <summary className={menu.bandLink}>
        {entry.title}
        <ChevronDown size={22} aria-hidden />
      </summary>
      <ul className={menu.bandList}>
        {entry.services?.map((service) => (
          <li key={service.href}>
            <a href={service.href} aria-current={current(service.href, route)}>
              {service.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
