import { base } from '../../components/base.styles.ts';
import { ClosingBanner } from '../../components/ClosingBanner.tsx';
import { cx } from '../../components/cx.ts';
import { definePages } from '../../components/page.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { Day } from '../../components/text/Day.tsx';
import { Sections } from '../../components/text/Sections.tsx';
import { TextTop } from '../../components/text/TextTop.tsx';

/** A page for each article. */
export const page = definePages({
  entries: ({ articles, articlesPage: words }) =>
    words ? articles.map((article) => ({ param: article.slug, entry: { article, words } })) : [],
  meta: (_content, { article }) => article.meta,
  language: ({ article }) => article.language,
  subject: (_content, { article }) => ({ kind: 'article', article }),
  View: ({ content: { site, navigation }, entry: { article, words } }) => {
    const { title, lead, picture, author, date, language, sections } = article;
    const lang = language && 'en-US';
    return (
      <>
        <article>
          <TextTop heading={title} lead={lead} tint={words.color} picture={picture}>
            <Day date={date} language={language} />
            {author && (
              <>
                {date && ' | '}
                <span lang={lang}>{words.by}</span> {author}
              </>
            )}
          </TextTop>
          <div className={base.wrap}>
            <Sections sections={sections} siteUrl={site.url} />
          </div>
        </article>
        <div lang={lang}>
          <div className={cx(base.wrap, base.section)}>
            <TextLink href="/articles/" title={words.all} />
          </div>
          <ClosingBanner words={words.closing} href={navigation.getStarted.href} />
        </div>
      </>
    );
  },
});
