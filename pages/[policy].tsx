import { base } from '../components/base.styles.ts';
import { cx } from '../components/cx.ts';
import { definePages } from '../components/page.ts';
import { InShort } from '../components/policy/InShort.tsx';
import { OneRule } from '../components/policy/OneRule.tsx';
import { PolicySections } from '../components/policy/PolicySections.tsx';
import { sheet } from '../components/sheet.ts';
import { TextTop } from '../components/text/TextTop.tsx';

const s = sheet('pages/[policy]', {
  policy: {
    paddingBottom: 'clamp(.5rem, 3vw, 3rem)',
    '@media print': { padding: 0, background: '#fff', fontSize: '11pt', lineHeight: 1.4 },
  },
});

export const page = definePages({
  entries: ({ policies }) => policies.map((policy) => ({ param: policy.slug, entry: policy })),
  meta: (_content, policy) => policy.meta,
  subject: (_content, policy) => ({ kind: 'policy', policy }),
  View: ({ content: { policiesPage: words, site }, entry: policy }) => {
    const [first, ...more] = policy.sections;
    const isOneRule = first && more.length === 0;
    return (
      <>
        <TextTop {...policy} tint={policy.color}>
          {policy.updated && `${words.updated} ${policy.updated}`}
        </TextTop>
        {!isOneRule && <InShort {...words.inShort} points={policy.inShort} />}
        <div className={cx(base.wrap, s.policy)}>
          {isOneRule ? (
            <OneRule
              section={first}
              points={policy.inShort}
              note={words.inShort.note}
              ask={policy.ask}
              siteUrl={site.url}
            />
          ) : (
            <PolicySections policy={policy} words={words} siteUrl={site.url} />
          )}
        </div>
      </>
    );
  },
});
