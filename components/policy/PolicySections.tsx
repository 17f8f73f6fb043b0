import type { Policy } from '../../schemas/content.ts';
import type { PoliciesPage } from '../../schemas/pages.ts';
import { cx } from '../cx.ts';
import { desktopScreen, laptopScreen, sheet } from '../sheet.ts';
import { Ask } from './Ask.tsx';
import { Contents } from './Contents.tsx';
import { here } from './here.styles.ts';
import { NumberedSection } from './NumberedSection.tsx';
import { partsOf } from './parts.ts';

const s = sheet('policy/PolicySections', {
  /** Contents on the left, as narrow as they may be, so that the text fills the page. */
  columns: {
    // A short policy has no contents: its text is large, and begins where the points of the summary do.
    [desktopScreen]: {
      '&:not(:has(> nav))': { '--headings': 'calc(16rem + 16px)', '--heading': '2rem', '--text': '1.375rem' },
    },
    '&:has(> nav)': {
      [laptopScreen]: {
        display: 'grid',
        gridTemplateColumns: '16rem minmax(0, 1fr)',
        columnGap: 64,
      },
    },
  },
  text: { minWidth: 0 },
});

/** Headings from which a policy has contents. */
const FEWEST = 5;

/** A policy of several sections: contents beside the text. */
export function PolicySections(props: { policy: Policy; words: PoliciesPage; siteUrl: string }) {
  const { policy, words, siteUrl } = props;
  const headings = policy.sections.flatMap((section) => [section, ...partsOf(section)]).length;
  return (
    <div className={cx(s.columns, here.scope)}>
      {headings >= FEWEST && <Contents label={words.contents} sections={policy.sections} />}
      <div className={s.text}>
        {policy.sections.map((section, index) => (
          <NumberedSection key={section.id} number={index + 1} section={section} siteUrl={siteUrl} />
        ))}
        {policy.ask && <Ask {...policy.ask} />}
      </div>
    </div>
  );
}
