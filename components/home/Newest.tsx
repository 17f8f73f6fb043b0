import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { TextLink } from '../TextLink.tsx';
import { ArticleList } from '../text/ArticleList.tsx';

/** The newest articles, as many as content/articles.yaml says. */
export function Newest({ content: { articles, articlesPage: words } }: { content: Content }) {
  const newest = articles.slice(0, words?.onHome ?? 0);
  if (!words || newest.length === 0) return null;
  return (
    <section className={cx(base.wrap, base.section)}>
      <h2>{words.newest}</h2>
      <ArticleList articles={newest} level="h3" />
      <TextLink href="/articles/" title={words.all} />
    </section>
  );
}
