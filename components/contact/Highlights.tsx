import type { ReactElement } from 'react';
import type { Content } from '../../schemas/content.ts';
import { AgencyFacts } from '../AgencyFacts.tsx';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { sheet } from '../sheet.ts';
import { TextMessages } from '../TextMessages.tsx';
import { tints } from '../tints.styles.ts';

const s = sheet('contact/Highlights', {
  lead: { marginTop: 24, maxWidth: '28em' },
  list: {
    marginTop: 32,
    borderTop: '1.5px solid var(--ink)',
    '& li': {
      display: 'flex',
      gap: 'min(1rem, 4vw)',
      alignItems: 'center',
      padding: '1.05rem 0 .95rem',
      borderBottom: '1.5px solid var(--ink)',
    },
    '& b': { fontWeight: 800, fontSize: 'var(--fs-h3)', letterSpacing: '-.015em', lineHeight: 1.2 },
    '& p': { marginTop: 2, color: 'var(--ink-2)', lineHeight: 1.4 },
    '& svg': {
      flex: 'none',
      padding: 7,
      border: '1.5px solid var(--ink)',
      borderRadius: 4,
      background: 'var(--tint)',
    },
  },
  picture: { width: '100%', marginTop: '2rem', border: '1.5px solid var(--ink)', borderRadius: 6 },
  other: {
    marginTop: 24,
    '& + &': { marginTop: 0 },
    color: 'var(--ink-2)',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      maxWidth: '100%',
      fontWeight: 700,
      overflowWrap: 'anywhere',
      color: 'var(--ink)',
    },
  },
});

const LAYOUT: PictureLayout = {
  ratio: 3 / 2,
  sizes: '(min-width: 90em) 567px, (min-width: 64em) 40vw, calc(100vw - 40px)',
  widths: [350, 700, 1140],
  least: 580,
};

/** Grounds of the symbols. */
const TINTS = ['wood', 'yellow', 'signal-3'] as const;

/** The three legend symbols, in the order of the highlights: people, results, the straight way. */
const SYMBOLS: ReactElement[] = [
  <g key="people" stroke="currentColor">
    <path d="M6 33c0-8 6-12 14-12s14 4 14 12z" fill="var(--signal)" strokeWidth="2.5" />
    <circle cx="20" cy="13" r="7" fill="var(--signal-3)" strokeWidth="2.5" />
  </g>,
  <g key="results" stroke="currentColor" strokeWidth="2.5">
    <path d="M6 34V26h8v8zM16 34V18h8v16z" fill="var(--water)" />
    <path d="M26 34V7h8v27z" fill="var(--signal)" />
  </g>,
  <g key="way" fill="none">
    <path d="M6 33V21h14V8h14" stroke="currentColor" strokeWidth="8" />
    <path d="M6 32V21h14V8h14" stroke="var(--signal)" strokeWidth="3.5" />
  </g>,
];

/** What a visitor may expect, the way to the finder, and the ways to write or call without the form. */
export function Highlights({ content }: { content: Content }) {
  const { contact, site, packageSections } = content;
  const { closing, finder } = content.packagesPage;
  const { agency: name, address, locations } = site;
  // With the main one: the others would look like the only ones.
  const offices = locations.length > 0 ? [{ name, address }, ...locations] : [];
  return (
    <div>
      <h2>{contact.headline}</h2>
      <p className={cx(base.lead, s.lead)}>{contact.text}</p>
      <ul className={s.list}>
        {contact.highlights.map((highlight, index) => (
          <li key={highlight}>
            <svg
              className={tints[TINTS[index] ?? 'surface']}
              width="56"
              height="56"
              viewBox="0 0 40 40"
              aria-hidden="true"
            >
              {SYMBOLS[index]}
            </svg>
            <div>
              <b>{highlight}</b>
              {contact.highlightTexts && <p>{contact.highlightTexts[index]}</p>}
            </div>
          </li>
        ))}
      </ul>
      {packageSections.some(({ finder }) => finder) && (
        <p className={s.other}>
          {closing.heading} <a href="#finder">{finder.heading}</a>
        </p>
      )}
      <p className={s.other}>
        {contact.emailInvitation} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      {site.phone && (
        <p className={s.other}>
          {contact.phoneInvitation} <a href={site.phone.href}>{site.phone.shown}</a>
        </p>
      )}
      {site.textMessages && (
        <ul className={s.other}>
          <TextMessages {...site.textMessages} />
        </ul>
      )}
      {contact.picture && <ContentPicture picture={contact.picture} layout={LAYOUT} className={s.picture} />}
      <AgencyFacts site={{ ...site, locations: offices }} />
    </div>
  );
}
