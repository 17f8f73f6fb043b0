import { base } from '../components/base.styles.ts';
import { definePages } from '../components/page.ts';
import { Day } from '../components/text/Day.tsx';
import { Sections } from '../components/text/Sections.tsx';
import { TextTop } from '../components/text/TextTop.tsx';

/** A page of text for each file in content/pages/. */
export const page = definePages({
  entries: ({ textPages }) => textPages.map((entry) => ({ param: entry.slug, entry })),
  meta: (_content, { meta }) => meta,
  language: ({ language }) => language,
  View: ({ content: { site }, entry }) => (
    <>
      <TextTop heading={entry.heading} lead={entry.lead} tint={entry.color} picture={entry.picture}>
        {entry.updated && <Day date={entry.updated} language={entry.language} />}
      </TextTop>
      <div className={base.wrap}>
        <Sections sections={entry.sections} siteUrl={site.url} />
      </div>
    </>
  ),
});
