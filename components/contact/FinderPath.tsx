import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { Icon } from '../Icon.tsx';
import { amountsOf, extrasOf, packageFor } from '../packages/finder-answers.ts';
import { packageId } from '../packages/names.ts';
import { amountLine, packageLine } from '../packages/package-line.ts';
import { below, sheet } from '../sheet.ts';
import { FinderQuestion } from './FinderQuestion.tsx';
import { asks, each, MOST } from './finder-rules.ts';

/** Names of the answers to the third question; those to the second are numbers. */
const EXTRAS = [...'abcdef'];

/** A result names the pairs of answers that lead to it, such as `0a 1a`. */
const s = sheet('contact/FinderPath', {
  path: {
    display: 'grid',
    gap: 32,
    [asks]: {
      display: 'none',
      '& > p': { display: 'none' },
      '&:has(> :first-child :checked):has(> :nth-child(2) :checked) > p': { display: 'block' },
      ...each((amount) =>
        Object.fromEntries(
          EXTRAS.map((extra) => [
            `&:has([value="${amount}"]:checked):has([value=${extra}]:checked) [data-for~="${amount}${extra}"]`,
            { display: 'block' },
          ]),
        ),
      ),
    },
  },
  /** Without amounts to choose from nothing is asked. */
  all: { [asks]: { display: 'none', '&& li': { display: 'block' } } },
  results: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '& a': { whiteSpace: 'normal' },
    '& small': { display: 'block', fontWeight: 600 },
    // On a phone the last answers fill the screen: the result stands at its lower edge until they have passed.
    [below.md]: { position: 'sticky', bottom: 12, zIndex: 1, background: 'var(--wood)' },
    [asks]: { '& li': { display: 'none' } },
  },
  /** Said of two answers that no package has together, which are none where nothing is asked. */
  unfit: { display: 'none', fontWeight: 700 },
});

/** Two more questions within a section of packages, and the packages to which their answers lead. */
export function FinderPath(props: { section: PackageSection; words: PackagesPage; compare: string }) {
  const { section, words, compare } = props;
  const { question = '', feature = '', answers, extras = [] } = section.finder ?? {};
  const amounts = amountsOf(section, feature).slice(0, MOST);
  const asked = extrasOf(section, extras);
  const pairs = amounts.flatMap((amount, place) =>
    [...asked, undefined].map((extra, index) => ({
      name: `${place}${EXTRAS[index]}`,
      tier: packageFor(section, { feature, amount, extra }),
    })),
  );
  const leadingTo = (tier: Tier | undefined) =>
    pairs
      .filter((pair) => pair.tier === tier)
      .map(({ name }) => name)
      .join(' ');
  const unfit = leadingTo(undefined);
  const sizes = amounts.map((label, value) => ({ label: answers?.[value] ?? label, value }));
  const wishes = [...asked, words.finder.none].map((label, index) => ({ label, value: EXTRAS[index] ?? '' }));
  return (
    <div className={amounts.length > 0 ? s.path : s.all}>
      {amounts.length > 0 && (
        <>
          <FinderQuestion name={`${section.slug}-size`} question={question} answers={sizes} />
          <FinderQuestion name={`${section.slug}-extra`} question={words.finder.extra} answers={wishes} />
        </>
      )}
      <ul className={s.results} aria-live="polite">
        {section.tiers.slice(0, MOST).map((tier) => (
          <li key={tier.id} data-for={leadingTo(tier) || undefined}>
            <a className={button.plate} href={`#package=${packageId(section, tier)}`}>
              <span>
                {words.finder.choose} {packageLine(words, section, tier)}{' '}
                {amountLine(section, tier) && <small>{amountLine(section, tier)}</small>}
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
        {unfit && (
          <li className={s.unfit} data-for={unfit}>
            {words.finder.noFit}
          </li>
        )}
      </ul>
      {amounts.length > 0 && words.finder.larger && (
        <p>
          {words.finder.larger}{' '}
          <a href={`/packages/#${section.id}`}>
            {section.tiers[1] ? fillTemplate(compare, { count: section.tiers.length }) : section.heading}
            <span className={base.hidden}> ({section.short})</span>
          </a>
        </p>
      )}
    </div>
  );
}
