import type { ProseSection } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { atLeast, LG } from '../breakpoints.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { below, from, sheet } from '../sheet.ts';
import { here, hereOf } from './here.styles.ts';
import { partsOf } from './parts.ts';

const s = sheet('policy/Contents', {
  nav: {
    '@media print': { display: 'none' },
    [below.lg]: { borderBottom: '1.5px solid var(--ink)' },
    [from.lg]: {
      position: 'sticky',
      top: 'var(--header)',
      alignSelf: 'start',
      maxHeight: 'calc(100svh - var(--header))',
      overflowY: 'auto',
      // Its first line is level with the first heading.
      paddingBlock: '1.9rem 1.5rem',
      // Space for the focus ring and the mark of a link, which the scrolling box would clip.
      marginInline: -12,
      paddingInline: 12,
    },
  },
  /** Hidden on small screens; a disclosure replaces it. */
  list: { [below.lg]: { display: 'none' }, '& li + li': { borderTop: '1px solid var(--line)' } },
  disclosure: {
    [from.lg]: { display: 'none' },
    '& ol': { paddingBottom: 16 },
    '&[open] summary svg': { rotate: '180deg' },
  },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 60,
    paddingTop: 4,
    fontSize: '1.1875rem',
    fontWeight: 800,
    '& svg': { marginTop: -4 },
  },
  link: {
    display: 'grid',
    gridTemplateColumns: '2.25rem 1fr',
    alignItems: 'center',
    minHeight: 44,
    paddingTop: 3,
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    '&:hover': { background: 'var(--block)' },
  },
  part: {
    display: 'block',
    padding: '.3rem 0 .2rem 2.25rem',
    // With them, all could not be seen at once.
    [`@media ${atLeast(LG)} and (max-height: 54em)`]: { display: 'none' },
    lineHeight: 1.25,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:last-child': { marginBottom: 10 },
  },
  number: { fontWeight: 700, color: 'var(--muted)' },
});

/** Links to the sections: a list that stays visible beside the text, or on small screens a closed disclosure. */
export function Contents({ label, sections }: { label: string; sections: ProseSection[] }) {
  return (
    <nav className={s.nav} aria-label={label}>
      <div className={s.list}>
        <Links sections={sections} />
      </div>
      <details className={s.disclosure}>
        <summary className={s.summary}>
          {label}
          <Icon name="chevron-down" size={24} />
        </summary>
        <Links sections={sections} />
      </details>
    </nav>
  );
}

function Links({ sections }: { sections: ProseSection[] }) {
  return (
    <ol>
      {sections.map((section, index) => (
        <li key={section.id}>
          <a className={cx(s.link, here.link, hereOf(index))} href={`#${section.id}`}>
            <span className={cx(base.figures, s.number)}>{index + 1}</span>
            {section.heading}
          </a>
          {partsOf(section).map(({ id, html }, place) => {
            const numbered = `${index + 1}.${place + 1} ${html}`;
            return (
              <a key={id} className={s.part} href={`#${id}`} dangerouslySetInnerHTML={{ __html: numbered }} />
            );
          })}
        </li>
      ))}
    </ol>
  );
}
