import type { Policy } from '../../build/content/schemas/content.ts';
import type { PoliciesPage } from '../../build/content/schemas/pages.ts';
import { Contents } from './Contents.tsx';
import { InShort } from './InShort.tsx';
import { NumberedSection } from './NumberedSection.tsx';
import { policy as styles } from './policy.styles.ts';

/** A policy of several sections: contents beside the text, which begins with the key points. */
export function PolicySections(props: { policy: Policy; words: PoliciesPage; siteUrl: string }) {
  const { policy, words, siteUrl } = props;
  return (
    <div className={styles.columns}>
      <Contents label={words.contents} sections={policy.sections} />
      <div className={styles.text}>
        <InShort {...words.inShort} points={policy.inShort} />
        {policy.sections.map((section, index) => (
          <NumberedSection key={section.id} number={index + 1} section={section} siteUrl={siteUrl} />
        ))}
      </div>
    </div>
  );
}
