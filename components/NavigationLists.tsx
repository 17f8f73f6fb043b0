import type { NavigationEntry } from '../build/content/schemas/content.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { menu } from './islands/menu/Menu.styles.ts';
import { tints } from './tints.styles.ts';

interface ListProps {
  entries: NavigationEntry[];
  /** Address of the page, to mark its link. */
  route: string;
}

const current = (href: string, route: string) => (href === route ? 'page' : undefined);

/** The entries of the Services dropdown: plate, name and one line each. */
export function ServiceItems({ entries, route }: ListProps) {
  const services = entries.flatMap((entry) => entry.services ?? []);
  return services.map((service) => (
    <li key={service.href}>
      <a className={menu.service} href={service.href} aria-current={current(service.href, route)}>
        <span className={cx(menu.plate, tints[service.tint])}>
          <Icon name={service.icon} size={24} />
        </span>
        <b>{service.title}</b>
        <small>{service.tagline}</small>
      </a>
    </li>
  ));
}

/** The entries of the full-screen menu: a band each, in the entry's own color. */
export function BandItems({ entries, route }: ListProps) {
  return entries.map((entry) => (
    <li key={entry.href} className={cx(menu.band, tints[entry.color])}>
      {entry.services ? (
        <ServiceBand entry={entry} route={route} />
      ) : (
        <a className={menu.bandLink} href={entry.href} aria-current={current(entry.href, route)}>
          {entry.title}
          <Icon name="arrow-right" size={22} />
        </a>
      )}
    </li>
  ));
}

function ServiceBand({ entry, route }: { entry: NavigationEntry; route: string }) {
  return (
    <details className={menu.bandServices} open>
      <summary className={menu.bandLink}>
        {entry.title}
        <Icon name="chevron-down" size={22} />
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
