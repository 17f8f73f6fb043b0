import type { Service, ServicePages } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { below, forced, from, sheet } from '../sheet.ts';

const s = sheet('service/OtherServices', {
  index: { paddingBlock: 'clamp(3.5rem, 3rem + 3vw, 6rem) var(--section)' },
  heading: { marginBottom: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)' },
  sheets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 2,
    background: 'var(--ink)',
    border: '1.5px solid var(--ink)',
    // The last cell fills its row, otherwise the background would show beside it.
    [below.md]: { '& > :last-child:nth-child(odd)': { gridColumn: 'span 2' } },
    [from.md]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > :last-child:nth-child(3n + 1)': { gridColumn: 'span 3' },
      '& > :last-child:nth-child(3n + 2)': { gridColumn: 'span 2' },
    },
  },
  sheet: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
    height: '100%',
    minHeight: 80,
    padding: '1rem 1.1rem .8rem',
    background: 'var(--surface)',
    fontSize: 'clamp(1.0625rem, .95rem + .5vw, 1.375rem)',
    fontWeight: 800,
    lineHeight: 1.12,
    letterSpacing: '-.015em',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none', marginTop: -4, transition: 'transform 200ms var(--ease)' },
    '&:hover': { background: 'var(--signal-3)' },
    '&:hover svg': { transform: 'translateX(4px)' },
    '&:focus-visible': { outlineOffset: -6 },
    [forced]: { border: '1px solid' },
  },
  packages: { background: 'var(--wood)' },
});

/** Further links of a service page: to the other services, and to all packages. */
export function OtherServices(props: {
  services: Pick<Service, 'slug' | 'title'>[];
  /** Address of the current page. */
  route: string;
  words: ServicePages['others'];
}) {
  const { services, route, words } = props;
  const others = services
    .map(({ slug, title }) => ({ title, href: `/services/${slug}/` }))
    .filter(({ href }) => href !== route);
  return (
    <nav className={s.index} aria-labelledby="others">
      <div className={base.wrap}>
        <h2 id="others" className={s.heading}>
          {words.heading}
        </h2>
        <ul className={s.sheets}>
          {others.map((other) => (
            <Sheet key={other.href} {...other} />
          ))}
          <Sheet title={words.packages} href="/packages/" className={s.packages} />
        </ul>
      </div>
    </nav>
  );
}

function Sheet({ title, href, className }: { title: string; href: string; className?: string }) {
  return (
    <li>
      <a className={cx(s.sheet, className)} href={href}>
        {title}
        <Icon name="arrow-right" size={22} />
      </a>
    </li>
  );
}
