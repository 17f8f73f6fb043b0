import type { Navigation } from '../../build/content/schemas/content.ts';
import type { Service } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { forced, from, sheet } from '../sheet.ts';

const s = sheet('service/AdjoiningServices', {
  index: { paddingBlock: 'clamp(3.5rem, 3rem + 3vw, 6rem) var(--section)' },
  heading: { fontSize: 'var(--fs-h3)', letterSpacing: '-.015em', marginBottom: 16 },
  sheets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 2,
    background: 'var(--ink)',
    border: '1.5px solid var(--ink)',
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 12,
    height: '100%',
    minHeight: 108,
    padding: '1rem 1.1rem .9rem',
    background: 'var(--surface)',
    fontSize: 'clamp(1.0625rem, .95rem + .5vw, 1.375rem)',
    fontWeight: 800,
    lineHeight: 1.12,
    letterSpacing: '-.015em',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: 'background 120ms',
    '& svg': { alignSelf: 'end', transition: 'transform 200ms var(--ease)' },
    '&:focus-visible': { outlineOffset: -6 },
    [forced]: { border: '1px solid' },
  },
  link: {
    '&:hover': { background: 'var(--signal-3)' },
    '&:hover svg': { transform: 'translateX(4px)' },
  },
  here: {
    background: 'var(--signal)',
    '& small': { fontSize: '1.125rem', fontWeight: 700, letterSpacing: 0 },
  },
});

/** Index of adjoining sheets at the end of a service page: all services, the open one marked. */
export function AdjoiningServices(props: {
  services: Pick<Service, 'slug' | 'title'>[];
  /** Address of the page that is open. */
  route: string;
  words: Navigation['adjoining'];
}) {
  const { services, route, words } = props;
  return (
    <nav className={s.index} aria-labelledby="adjoining">
      <div className={base.wrap}>
        <h2 id="adjoining" className={s.heading}>
          {words.heading}
        </h2>
        <ul className={s.sheets}>
          {services.map(({ slug, title }) => {
            const href = `/services/${slug}/`;
            return (
              <li key={slug}>
                {href === route ? (
                  <Here title={title} here={words.here} />
                ) : (
                  <Sheet title={title} href={href} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

function Here({ title, here }: { title: string; here: string }) {
  return (
    <span className={cx(s.sheet, s.here)} aria-current="page">
      {title}
      <small>{here}</small>
    </span>
  );
}

function Sheet({ title, href }: { title: string; href: string }) {
  return (
    <a className={cx(s.sheet, s.link)} href={href}>
      {title}
      <Icon name="arrow-right" size={22} />
    </a>
  );
}
