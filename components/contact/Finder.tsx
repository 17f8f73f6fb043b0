import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { FinderPath } from './FinderPath.tsx';
import { FinderQuestion } from './FinderQuestion.tsx';
import { asks, each, MOST } from './finder-rules.ts';

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
    // An answer keeps its height when more questions follow it.
    alignContent: 'start',
    // The first question is the first child, and its first answer the second: what it opens is in the same place.
    [asks]: each((place) => ({
      [`&:has(> fieldset > :nth-of-type(${place + 1}) > :checked) > :nth-child(${place + 2})`]: {
        display: 'grid',
      },
    })),
  },
});

/** Three questions that end at a package: its link names it in the address, from which the form takes it over. */
export function Finder({ content: { packagesPage, packageSections, servicePages } }: { content: Content }) {
  const { heading, lead, topic, noneFits } = packagesPage.finder;
  const sections = packageSections.filter((section) => section.finder).slice(0, MOST);
  const topics = sections.map(({ finder }, place) => ({ label: finder?.answer ?? '', value: place }));
  if (topics.length === 0) return null;
  return (
    <section id="finder" className={cx(base.section, s.section)} aria-labelledby="finder-heading">
      <div className={cx(base.wrap, base.split)}>
        <div>
          <h2 id="finder-heading">{heading}</h2>
          <p className={cx(base.lead, s.lead)}>{lead}</p>
        </div>
        <div className={s.questions}>
          <FinderQuestion name="topic" question={topic} answers={topics} />
          {sections.map((section) => (
            <FinderPath
              key={section.id}
              section={section}
              words={packagesPage}
              compare={servicePages.price.compare}
            />
          ))}
          <p>{noneFits}</p>
        </div>
      </div>
    </section>
  );
}
