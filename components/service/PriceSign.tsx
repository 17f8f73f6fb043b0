import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, Tier } from '../../schemas/packages.ts';
import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { Icon } from '../Icon.tsx';
import { firstTotal, sectionOf } from '../packages/names.ts';
import { amountLine } from '../packages/package-line.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('service/PriceSign', {
  // Names on the left, prices on the right. Pale, unlike the guide signs, so that Get Started beside it is louder.
  sign: {
    display: 'block',
    width: 'fit-content',
    minWidth: 'min(100% - 8px, 23rem)',
    maxWidth: 'calc(100% - 8px)',
    margin: 4,
    padding: '.9rem min(1.25rem, 4vw) .7rem',
    border: '2px solid',
    borderRadius: 5,
    background: 'var(--surface)',
    boxShadow: '0 0 0 4px var(--surface)',
    lineHeight: 1.25,
    textDecoration: 'none',
    '&:hover': { background: 'var(--signal-3)' },
  },
  row: {
    // On phones the price drops below a name beside which it has no room.
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    [from.sm]: { display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr) auto' },
    alignItems: 'baseline',
    columnGap: '.6rem',
    paddingBottom: '.6rem',
    fontSize: '1.3125rem',
    fontWeight: 800,
    letterSpacing: '-.015em',
    '& > *': { minWidth: 0 },
    '& b': { gridArea: '1 / 2 / span 2', fontWeight: 800, [from.sm]: { textAlign: 'right' } },
    '& small': { fontSize: '.75em', fontWeight: 500, letterSpacing: 0, color: 'var(--ink-2)' },
    '& > small': { flexBasis: '100%' },
    // What a client pays first.
    '& small + small': { display: 'block', color: 'var(--ink)', fontWeight: 800 },
  },
  /** Not on a plate, which would compete with Get Started. */
  line: {
    maxWidth: '25rem',
    lineHeight: 1.35,
    textDecoration: 'none',
    '& b': { fontWeight: 800 },
    '&:hover': { textDecoration: 'underline' },
  },
  text: { display: 'block', paddingBottom: '.45rem', textWrap: 'balance' },
  more: {
    display: 'flex',
    alignItems: 'center',
    gap: '.4em',
    paddingTop: '.55rem',
    borderTop: '1.5px solid var(--line)',
    fontWeight: 700,
    '& svg': { flex: 'none' },
  },
});

interface PriceSignProps {
  service: Pick<Service, 'packages' | 'packagesNote' | 'quote'>;
  content: Pick<Content, 'packageSections' | 'packagesPage' | 'servicePages'>;
}

/** A road sign with the prices of a service's packages, or a line on how its price is determined; links to both. */
export function PriceSign({ service, content }: PriceSignProps) {
  const { packagesNote, quote } = service;
  const section = sectionOf(content.packageSections, service);
  if (section) return <Prices section={section} note={packagesNote} content={content} />;
  if (!quote) return null;
  return (
    <a className={s.line} href={quote.href}>
      <b>{quote.title.replace(/(?<![.!?])$/, '.')}</b> {quote.text} <u>{quote.action}</u>
    </a>
  );
}

interface PricesProps {
  section: PackageSection;
  note: string | undefined;
  content: PriceSignProps['content'];
}

function Prices({ section, note, content: { packagesPage, servicePages } }: PricesProps) {
  const { id, heading, short, tiers } = section;
  const compare = tiers[1] ? fillTemplate(servicePages.price.compare, { count: tiers.length }) : heading;
  return (
    <a className={s.sign} href={`/packages/#${id}`}>
      {signposted(tiers).map((tier) => (
        <span key={tier.id} className={s.row}>
          <span>{tier.name}</span>{' '}
          <b className={base.figures}>
            {tier.price}
            <small>/{tier.period}</small> {small(firstTotal(packagesPage, section, tier))}
          </b>{' '}
          {/* An amount stays in one line. */}
          {small(amountLine(section, tier)?.replace('–', '–\u2060'))}{' '}
        </span>
      ))}
      {note && <span className={s.text}>{note} </span>}
      <span className={s.more}>
        <span>
          {compare}
          <span className={base.hidden}> ({short})</span>
        </span>
        <Icon name="arrow-right" size={18} />
      </span>
    </a>
  );
}

const small = (text: string | undefined) => text && <small>{text}</small>;

/** The first package and the best seller; if there is none, or it is the first, the second one. */
export function signposted(tiers: Tier[]): Tier[] {
  const [first, ...others] = tiers;
  const second = others.find(({ bestSeller }) => bestSeller) ?? others[0];
  return [first, second].filter((tier) => tier !== undefined);
}
