import { fillTemplate } from '../../schemas/fill-template.ts';
import type { Industries } from '../../schemas/industries.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('industries/Emergencies', {
  band: {
    paddingBlock: 'var(--section)',
    background: 'var(--pine)',
    borderBottom: '1.5px solid var(--ink)',
  },
  title: { [from.lg]: { fontSize: 'clamp(3rem, 5.4vw, 4.85rem)' } },
  text: { marginBlock: '16px 12px', maxWidth: '26em', color: 'inherit' },
  /** As a search field in which somebody types. */
  search: {
    position: 'relative',
    '& + &': { marginTop: 20 },
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: '9.75rem minmax(0, 1fr)',
      columnGap: 16,
      alignItems: 'center',
      justifyItems: 'start',
    },
    '& small': { fontSize: 'var(--fs-small)' },
    '& a': { marginLeft: 20, [from.md]: { gridColumn: 2 } },
    // The field, too, leads there.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& p': {
      width: '100%',
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: '13px 20px 11px',
      '& svg': { flexShrink: 0 },
      borderRadius: 40,
      background: 'var(--surface)',
      color: 'var(--ink)',
      fontSize: 'clamp(1.125rem, .7rem + 1.6vw, 1.875rem)',
      fontWeight: 800,
      lineHeight: 1.15,
      letterSpacing: '-.015em',
    },
    '& span::after': { content: '""', marginLeft: 4, borderLeft: '3px solid var(--signal)' },
  },
});

/** Trades that customers need at once, and what they type at which hour: before the tiles. */
export function Emergencies({ content, typedAt }: { content: Industries['emergencies']; typedAt: string }) {
  if (!content) return null;
  const { title, text, searches } = content;
  return (
    <div className={cx(base.dark, s.band)}>
      <div className={cx(base.wrap, base.split)}>
        <div>
          <h2 className={s.title}>{title}</h2>
          <p className={cx(base.lead, s.text)}>{text}</p>
        </div>
        <ol>
          {searches.map(({ words, time, link }) => (
            <li key={words} className={s.search}>
              <small>{fillTemplate(typedAt, { time })}</small>
              <p>
                <Icon name="search" size={28} />
                <span>{words}</span>
              </p>
              {link && <TextLink {...link} />}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
