import type { CSSObject } from '@emotion/react';
import type { Content } from '../../build/content/schemas/content.ts';
import type { PackageSection, PackagesPage } from '../../build/content/schemas/packages.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { type Answer, amountsOf, extrasOf } from '../packages/finder-answers.ts';
import { packageId } from '../packages/names.ts';
import { packageLine } from '../packages/package-line.ts';
import { sheet } from '../sheet.ts';

/** Sections, and packages of one section, that the rules below can tell apart. */
const MOST = 9;
const each = (rule: (number: number) => CSSObject) =>
  Object.assign({}, ...Array.from({ length: MOST }, (_, number) => rule(number))) as CSSObject;

/** Where the browser cannot follow the answers, there are no questions: every package is a link. */
const asks = '@supports selector(:has(*))';

const s = sheet('contact/Finder', {
  section: {
    scrollMarginTop: -16,
    background: 'var(--wood)',
    borderTop: '1.5px solid var(--ink)',
    '@media print': { display: 'none' },
  },
  lead: { marginTop: 16, maxWidth: '22em', color: 'var(--ink)' },
  questions: {
    display: 'grid',
    gap: 32,
    // The first question is the first child, and its first answer the second: what it opens stands in the same place.
    [asks]: each((place) => ({
      [`&:has(> fieldset > :nth-of-type(${place + 1}) > :checked) > :nth-child(${place + 2})`]: {
        display: 'grid',
      },
    })),
  },
  question: {
    display: 'none',
    [asks]: { display: 'flex' },
    flexWrap: 'wrap',
    gap: 8,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': {
      float: 'left',
      width: '100%',
      padding: 0,
      fontSize: 'var(--fs-h3)',
      fontWeight: 800,
      lineHeight: 1.2,
      letterSpacing: '-.015em',
    },
  },
  answer: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '.7rem 1.1rem .5rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    fontWeight: 700,
    lineHeight: 1.2,
    cursor: 'pointer',
    '&:hover': { background: 'var(--signal-3)' },
    '&:has(:checked)': { background: 'var(--ink)', color: 'var(--paper)' },
    '&:has(:focus-visible)': { outline: '3px solid var(--ink)', outlineOffset: 3 },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
    },
    '@media (forced-colors: active)': {
      '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: -6 },
    },
  },
  results: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    '& a': { whiteSpace: 'normal' },
    [asks]: { '& li': { display: 'none' } },
  },
});

/** The answers have the places of packages: the highest one counts, once both questions are answered. */
const path = sheet('contact/Finder tiers', {
  path: {
    display: 'grid',
    gap: 32,
    [asks]: {
      display: 'none',
      '& > ul': { display: 'none' },
      '&:has(> :first-child :checked):has(> :nth-child(2) :checked) > ul': { display: 'flex' },
      ...each((tier) => ({
        [`&:has([value="${tier}"]:checked) > ul > :nth-child(${tier + 1})`]: { display: 'block' },
      })),
      ...each((tier) => ({
        [`&:has([value="${tier}"]:checked) > ul > :nth-child(-n+${tier})`]: { display: 'none' },
      })),
    },
  },
});

/** Three questions that end at a package: its link names it in the address, from which the form takes it over. */
export function Finder({ content: { packagesPage, packageSections } }: { content: Content }) {
  const { heading, lead, topic, noneFits } = packagesPage.finder;
  const sections = packageSections.filter((section) => section.finder).slice(0, MOST);
  const topics = sections.map((section, tier) => ({ label: section.finder?.answer ?? '', tier }));
  if (topics.length === 0) return null;
  return (
    <section id="finder" className={cx(base.section, s.section)} aria-labelledby="finder-heading">
      <div className={cx(base.wrap, base.split)}>
        <div>
          <h2 id="finder-heading">{heading}</h2>
          <p className={cx(base.lead, s.lead)}>{lead}</p>
        </div>
        <div className={s.questions}>
          <Question name="topic" question={topic} answers={topics} />
          {sections.map((section) => (
            <Path key={section.id} section={section} words={packagesPage} />
          ))}
          <p>{noneFits}</p>
        </div>
      </div>
    </section>
  );
}

function Path({ section, words }: { section: PackageSection; words: PackagesPage }) {
  const { question = '', feature = '', extras = [] } = section.finder ?? {};
  const none = { label: words.finder.none, tier: 0 };
  return (
    <div className={path.path}>
      <Question name={`${section.slug}-size`} question={question} answers={amountsOf(section, feature)} />
      <Question
        name={`${section.slug}-extra`}
        question={words.finder.extra}
        answers={[...extrasOf(section, extras), none]}
      />
      <ul className={s.results} aria-live="polite">
        {section.tiers.slice(0, MOST).map((tier) => (
          <li key={tier.id}>
            <a className={button.plate} href={`#package=${packageId(section, tier)}`}>
              {packageLine(words, section, tier)}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Question(props: { name: string; question: string; answers: Answer[] }) {
  const { name, question, answers } = props;
  return (
    <fieldset className={s.question}>
      <legend>{question}</legend>
      {answers.map(({ label, tier }) => (
        <label key={label} className={s.answer}>
          <input type="radio" name={name} value={tier} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
