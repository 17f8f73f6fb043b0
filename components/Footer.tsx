import type { Content, NavigationEntry } from '../schemas/content.ts';
import { fillTemplate } from '../schemas/fill-template.ts';
import type { Site } from '../schemas/site.ts';
import { AddressLines } from './AddressLines.tsx';
import { AddressMap } from './AddressMap.tsx';
import { AgencyFacts } from './AgencyFacts.tsx';
import { base } from './base.styles.ts';
import { CopyButton } from './CopyButton.tsx';
import { cx } from './cx.ts';
import { Glyph } from './Glyph.tsx';
import { below, from, sheet, tiny } from './sheet.ts';
import { TextMessages } from './TextMessages.tsx';

const s = sheet('Footer', {
  footer: { background: 'var(--ink)', '@media print': { display: 'none' } },
  /** The striped margin of a map sheet. */
  margin: {
    height: 14,
    background: 'repeating-linear-gradient(90deg, var(--paper) 0 72px, var(--ink) 72px 144px)',
    borderBlock: '1.5px solid var(--ink)',
  },
  columns: {
    display: 'grid',
    gap: '1.5rem',
    paddingBlock: 'clamp(2rem, 4vw, 4rem) 2rem',
    gridTemplateColumns: '1fr 1.25fr',
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.sm]: { gridTemplateColumns: '.7fr 1fr 1.35fr' },
    [from.lg]: { gridTemplateColumns: '2fr 3fr 7fr' },
  },
  /** Takes the whole width of a phone; the two lists share it. */
  wide: {
    [below.sm]: { gridColumn: '1 / -1' },
    // The map is beside the words.
    [from.lg]: {
      display: 'grid',
      grid: 'auto 1fr / auto-flow 1fr',
      columnGap: '1.5rem',
      '& > :nth-child(n + 3):last-child': { gridArea: '1 / 2 / span 9' },
    },
  },
  slogan: {
    gridColumn: '1 / -1',
    marginBottom: 12,
    fontSize: 'var(--fs-h3)',
    fontWeight: 800,
    lineHeight: 1.15,
  },
  heading: { fontSize: '1.125rem', letterSpacing: '-.01em', marginBottom: 12 },
  links: {
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: 44,
      padding: '12px 0',
      lineHeight: 1.25,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      color: 'var(--on-pine-2)',
      textDecoration: 'none',
      '&:hover': { color: 'var(--paper)', textDecoration: 'underline' },
    },
  },
  /** The buttons are below each other, beside the longer text. */
  copyable: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) 44px',
    columnGap: 4,
    alignContent: 'start',
    '& li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 2rem',
    justifyContent: 'space-between',
    alignItems: 'center',
    borderTop: '1px solid var(--ink-line)',
    paddingBlock: '1.25rem',
    fontSize: 'var(--fs-small)',
    color: 'var(--on-pine-2)',
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' },
  },
});

/** Links, Services and Contact Us with the map, then the policies and the copyright line. */
export function Footer(props: { content: Content; brief: boolean; lang: string | undefined }) {
  const { content, brief, lang } = props;
  const { site, navigation, policiesPage } = content;
  // Shown by client/measure.tsx where nothing is counted because the browser asks for that (11 CCR 7025(c)(6)).
  const honored = site.measurement && policiesPage.measurement?.honored;
  const { words } = navigation;
  const shown = navigation.entries.filter((entry) => isLink(entry) && !entry.services);
  const services = navigation.entries.flatMap((entry) => entry.services ?? []);
  const policies = navigation.entries.filter((entry) => !isLink(entry));
  return (
    <footer className={cx(base.dark, s.footer)} lang={lang}>
      <div className={s.margin} />
      <div className={base.wrap}>
        <div className={s.columns}>
          <p className={s.slogan}>{site.slogan}</p>
          <LinkList id="footer-links" heading={words.links} links={shown} />
          {services[0] && <LinkList id="footer-services" heading={words.services} links={services} />}
          <ContactColumn heading={words.contact} site={site} brief={brief} />
        </div>
        <div className={s.end}>
          <p>{fillTemplate(words.copyright, { year: site.copyrightYear, agency: site.agency })}</p>
          {honored && (
            <p data-honored hidden>
              {honored}
            </p>
          )}
          <PolicyLinks policies={policies} newTab={words.newTab} />
        </div>
      </div>
    </footer>
  );
}

/** A policy that the header leaves out is at the end of the footer. */
const isLink = ({ showInNavbar, isPolicy }: NavigationEntry) => showInNavbar || !isPolicy;

function LinkList(props: { id: string; heading: string; links: { title: string; href: string }[] }) {
  const { id, heading, links } = props;
  return (
    <nav className={s.links} aria-labelledby={id}>
      <h2 id={id} className={s.heading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactColumn({ heading, site, brief }: { heading: string; site: Site; brief: boolean }) {
  const { notices } = site;
  const copyButton = (text: string, label: string, copied: string) =>
    !brief && <CopyButton text={text} label={label} copied={copied} refused={notices.copyRefused} />;
  return (
    <div className={s.wide}>
      <h2 className={s.heading}>{heading}</h2>
      <ul className={cx(s.links, s.copyable)}>
        <li>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {copyButton(site.email, notices.copyEmail, notices.emailCopied)}
        </li>
        {site.phone && (
          <li>
            <a href={site.phone.href}>{site.phone.shown}</a>
          </li>
        )}
        {site.textMessages && <TextMessages {...site.textMessages} />}
        <li>
          <a href={site.address.url}>
            <AddressLines lines={site.address.lines} />
          </a>
          {copyButton(site.address.text, notices.copyAddress, notices.addressCopied)}
        </li>
      </ul>
      <AgencyFacts site={site} />
      {!brief && <AddressMap title={site.map.title} url={site.map.url} href={site.address.url} />}
    </div>
  );
}

/** Policies open in a new tab and say so, also to screen readers (WCAG G201). */
function PolicyLinks({ policies, newTab }: { policies: NavigationEntry[]; newTab: string }) {
  return (
    <ul className={s.links}>
      {policies.map(({ title, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {title}
            <span className={base.hidden}> {newTab}</span>
            <Glyph d="M7 3h10v10M7 13 17 3" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
