import type { ReactNode } from 'react';
import type { PackageSection, Tier } from '../../build/content/schemas/packages.ts';
import type { Service, ServicePages } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { fillTemplate } from '../fill-template.ts';
import { Icon } from '../Icon.tsx';
import { forced, sheet } from '../sheet.ts';

const s = sheet('service/PriceSign', {
  // A destination sign: names on the left, prices on the right.
  sign: {
    display: 'block',
    width: 'min(100%, 23rem)',
    padding: '1.05rem 1.4rem .8rem',
    lineHeight: 1.25,
    [forced]: { border: '1px solid' },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 1rem',
    paddingBottom: '.3rem',
    fontSize: '1.3125rem',
    fontWeight: 800,
    letterSpacing: '-.015em',
    overflowWrap: 'anywhere',
    '& b': { flex: 'none', fontWeight: 800 },
  },
  text: { display: 'block', paddingBottom: '.45rem', textWrap: 'balance' },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 1rem',
    paddingTop: '.55rem',
    borderTop: '1.5px solid var(--sage)',
    fontSize: '1rem',
    color: 'var(--on-pine-2)',
    '& b': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.4em',
      color: 'var(--paper)',
      fontWeight: 700,
    },
    '& svg': { flex: 'none' },
  },
});

interface PriceSignProps {
  service: Pick<Service, 'packages' | 'packagesNote' | 'quote'>;
  sections: PackageSection[];
  words: ServicePages['price'];
}

/** A road sign with the prices of a service's packages, or with how its price is determined; links to both. */
export function PriceSign({ service: { packages, packagesNote, quote }, sections, words }: PriceSignProps) {
  const section = sections.find(({ slug }) => slug === packages);
  if (section) return <Prices section={section} note={packagesNote} words={words} />;
  if (!quote) return null;
  return (
    <a className={cx(button.sign, s.sign)} href={quote.href}>
      <span className={s.row}>{quote.title} </span>
      <span className={s.text}>{quote.text} </span>
      <More>{quote.action}</More>
    </a>
  );
}

interface PricesProps {
  section: PackageSection;
  note: string | undefined;
  words: PriceSignProps['words'];
}

function Prices({ section, note, words }: PricesProps) {
  const { id, short, tiers } = section;
  const period = fillTemplate(words.perPeriod, { period: tiers[0]?.period ?? '' });
  const compare = fillTemplate(words.compare, { count: tiers.length });
  return (
    <a className={cx(button.sign, s.sign)} href={`/packages/#${id}`}>
      {signposted(tiers).map((tier) => (
        <span key={tier.id} className={s.row}>
          {tier.name} <b className={base.figures}>{dollars(tier.price)}</b>{' '}
        </span>
      ))}
      {note && <span className={s.text}>{note} </span>}
      <More before={period}>
        {compare}
        <span className={base.hidden}> ({short})</span>
      </More>
    </a>
  );
}

function More({ before, children }: { before?: string; children: ReactNode }) {
  return (
    <span className={s.more}>
      {before && <span>{before} </span>}
      <b>
        <span>{children}</span>
        <Icon name="arrow-right" size={18} />
      </b>
    </span>
  );
}

/** The first package and the best seller; if there is none, or it is the first, the second one. */
export function signposted(tiers: Tier[]): Tier[] {
  const [first, ...others] = tiers;
  const second = others.find(({ bestSeller }) => bestSeller) ?? others[0];
  return [first, second].filter((tier) => tier !== undefined);
}

/** `$1800` -> `$1,800` */
const dollars = (price: string) => price.replace(/\d(?=(\d{3})+$)/g, '$&,');
