import { base } from '../../components/base.styles.ts';
import { ClosingBanner } from '../../components/ClosingBanner.tsx';
import { cx } from '../../components/cx.ts';
import { definePages } from '../../components/page.ts';
import { ArticleList } from '../../components/text/ArticleList.tsx';
import { TextTop } from '../../components/text/TextTop.tsx';

/** The list of the articles, with its feed; there is none without articles. */
export const page = definePages({
  entries: ({ articles, articlesPage }) =>
    articlesPage && articles.length > 0 ? [{ param: '', entry: articlesPage }] : [],
  meta: (_content, { meta }) => meta,
  feed: ({ articles }, { meta }) => ({
    title: meta.title,
    entries: articles.map(({ slug, title, lead, author, date }) => ({
      path: `/articles/${slug}/`,
      title,
      summary: lead,
      author,
      date,
    })),
  }),
  View: ({ content: { articles, navigation }, entry: { heading, lead, color, closing } }) => (
    <>
      <TextTop heading={heading} lead={lead} tint={color} />
      <div className={cx(base.wrap, base.section)}>
        <ArticleList articles={articles} level="h2" />
      </div>
      <ClosingBanner words={closing} href={navigation.getStarted.href} />
    </>
  ),
});
