import type { CardsService } from '../../schemas/services.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('service/Receive', {
  list: {
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    overflow: 'clip',
    // The striped margin of a map sheet.
    '&::before': {
      content: '""',
      display: 'block',
      height: 12,
      // Half a stripe more than five pairs, so that it ends as it begins.
      background: 'linear-gradient(90deg, var(--ink) 50%, var(--surface) 0) 0 / calc(100% / 5.5)',
      borderBottom: '1.5px solid var(--ink)',
    },
    '& h2': { fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)', lineHeight: 1.1, letterSpacing: '-.02em' },
  },
  printed: { padding: 'clamp(1.25rem, .8rem + 2vw, 2.25rem)' },
  items: {
    display: 'grid',
    columnGap: 48,
    marginTop: 24,
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** The link is beside the heading. */
  wide: {
    [from.lg]: {
      '&::before': { backgroundSize: 'calc(100% / 11.5)' },
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
      },
      '& ul': { order: 1, flexBasis: '100%', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 16,
    padding: '1rem 0 .85rem',
    borderTop: '1px solid var(--line)',
    fontSize: '1.125rem',
    lineHeight: 1.4,
    textWrap: 'balance',
    '& svg': { color: 'var(--success)' },
  },
});

interface ReceiveProps {
  receive: CardsService['receive'];
  /** Words of the link to the sample report, if there is one. */
  invite: string | undefined;
  className?: string;
  isWide?: boolean;
}

/** What the client gets, as the key of a printed map. */
export function Receive({ receive, invite, className, isWide = false }: ReceiveProps) {
  const link = receive.link ?? (invite && { href: '/sample-report/', title: invite });
  return (
    <section className={cx(s.list, isWide && s.wide, className)}>
      <div className={s.printed}>
        <h2>{receive.heading}</h2>
        <ul className={s.items}>
          {receive.items.map((item) => (
            <li key={item} className={s.item}>
              <Icon name="check" size={24} />
              {item}
            </li>
          ))}
        </ul>
        {link && <TextLink {...link} />}
      </div>
    </section>
  );
}
