import type { Navigation, NavigationEntry } from '../schemas/content.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { menu } from './Navigation.styles.ts';
import { SpriteIcon } from './SpriteIcon.tsx';
import { sheet } from './sheet.ts';
import { tints } from './tints.styles.ts';

const s = sheet('NavigationLists', {
  /** Remains visible while the bands scroll. */
  getStarted: {
    position: 'sticky',
    bottom: 0,
    background: 'var(--ink)',
    color: 'var(--paper)',
    '--focus': 'var(--yellow)',
    // A focused link must not be hidden behind it.
    'nav:has(&)': { scrollPaddingBottom: 76 },
  },
});

export interface ListProps {
  /** Those that are shown. */
  entries: NavigationEntry[];
  /** Address of the page, to mark its link. */
  route: string;
}

/** Marks a link to the page itself. */
export const current = (href: string, route: string) => (href === route ? 'page' : undefined);

/** The entries of the Services dropdown: icon, name and a line of text each. */
export function ServiceItems({ services, route }: { services: NavigationEntry['services']; route: string }) {
  return services?.map((service) => (
    <li key={service.href}>
      <a className={menu.service} href={service.href} aria-current={current(service.href, route)}>
        <span className={cx(menu.plate, tints[service.tint])}>
          <SpriteIcon name={service.icon} />
        </span>
        <b>{service.title}</b>
        <small>{service.tagline}</small>
      </a>
    </li>
  ));
}

/** The entries of the full-screen menu: a band each, in the entry's color, then Get Started. */
export function BandItems({ entries, route, getStarted }: ListProps & Pick<Navigation, 'getStarted'>) {
  return (
    <>
      {entries.map((entry) => (
        <li key={entry.href} className={cx(menu.band, tints[entry.color])}>
          {entry.services ? (
            <ServiceBand entry={entry} route={route} />
          ) : (
            <BandLink {...entry} current={current(entry.href, route)} />
          )}
        </li>
      ))}
      <li className={s.getStarted}>
        <BandLink {...getStarted} current={current(getStarted.href, route)} />
      </li>
    </>
  );
}

function BandLink(props: { href: string; title: string; current?: 'page' | undefined }) {
  return (
    <a className={menu.bandLink} href={props.href} aria-current={props.current}>
      {props.title}
      <Icon name="arrow-right" size={22} />
    </a>
  );
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
