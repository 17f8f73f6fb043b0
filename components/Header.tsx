import type { Content } from '../schemas/content.ts';
import { fillTemplate } from '../schemas/fill-template.ts';
import { base } from './base.styles.ts';
import { cx } from './cx.ts';
import { Glyph } from './Glyph.tsx';
import { type HeaderWidth, headerWidth } from './header-fit.ts';
import { Island } from './Island.tsx';
import { Menu } from './islands/menu/Menu.tsx';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { useRendering } from './page.ts';
import { below, from, sheet, zoomed } from './sheet.ts';

const s = sheet('Header', {
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 40,
    // Not sticky, but above the page, as its menu is.
    [zoomed]: { position: 'relative' },
    background: 'var(--paper)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { display: 'none' },
  },
  // Higher only if the visitor's own text spacing breaks the list into two lines.
  bar: { display: 'flex', alignItems: 'center', gap: 'min(1.5rem, 4vw)', minHeight: 'var(--header)' },
  menu: {
    marginLeft: 'auto',
    '& > *': { display: 'flex', alignItems: 'center', gap: 'min(2rem, 2.25vw)' },
  },
  /** On phones, where a tap dials. */
  call: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    marginLeft: 'auto',
    [below.lg]: { '& + *': { marginLeft: 0 } },
    [from.lg]: { display: 'none' },
  },
});

const HANDSET = 'M6 3h3l2 5-2 2a12 12 0 0 0 5 5l2-2 5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z';

/** The full-screen menu between 1024 px and the width at which all entries fit. */
const menuOn = (screens: string) => ({
  [`${from.lg}${screens}`]: {
    '& > * > nav, & > * > a': { display: 'none' },
    '& > * > details': { display: 'block' },
    'html:has(& > * > [open])': { overflow: 'hidden' },
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
 * Title and navigation: a horizontal list if all its entries fit, from 1024 px at the earliest, else a full-screen menu.
 */
export function Header(props: { content: Content; route: string; lang: string | undefined }) {
  const { inlineScript, logo } = useRendering();
  inlineScript('menu');
  const { content, route, lang } = props;
  const { navigation, site } = content;
  const { agency, phone } = site;
  const entries = navigation.entries.filter((entry) => entry.showInNavbar);
  const width = headerWidth({ agency, logo: logo(), entries, getStarted: navigation.getStarted.title });
  return (
    <header className={s.header} lang={lang}>
      <div className={cx(base.wrap, s.bar)}>
        <Logo agency={agency} />
        {phone && (
          <a
            className={s.call}
            href={phone.href}
            aria-label={fillTemplate(navigation.words.call, { phone: phone.shown })}
          >
            <Glyph d={HANDSET} size={22} />
          </a>
        )}
        <Island
          name="menu"
          view={Menu}
          className={cx(s.menu, menuBelow(width))}
          props={{}}
          slots={{ navigation: <Navigation navigation={navigation} entries={entries} route={route} /> }}
        />
      </div>
    </header>
  );
}
