import type { Article } from '../../schemas/content.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { from, sheet } from '../sheet.ts';
import { Day } from './Day.tsx';

const s = sheet('text/ArticleList', {
  article: {
    position: 'relative',
    display: 'grid',
    gap: '12px clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'start',
    paddingBlock: 28,
    '& + &': { borderTop: '1.5px solid var(--ink)' },
    [from.md]: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 15rem' } },
    '& p': { marginTop: 8, maxWidth: '36em', color: 'var(--ink-2)' },
    '& time': { fontWeight: 600, fontSize: 'var(--fs-small)' },
  },
  link: {
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
    // The whole row is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  picture: { width: '100%', height: 'auto', border: '1.5px solid var(--ink)', borderRadius: 6 },
});

const LAYOUT: PictureLayout = {
  ratio: 3 / 2,
  sizes: '(min-width: 48em) 240px, calc(100vw - 40px)',
  widths: [240, 480, 960],
  least: 480,
};

/** Articles, each with its date, lead and picture. @param level of their headings */
export function ArticleList({ articles, level: Heading }: { articles: Article[]; level: 'h2' | 'h3' }) {
  return (
    <ul>
      {articles.map(({ slug, title, lead, date, language, picture }) => (
        <li key={slug} className={s.article} lang={language}>
          <div>
            <Day date={date} language={language} />
            <Heading>
              <a className={s.link} href={`/articles/${slug}/`}>
                {title}
              </a>
            </Heading>
            <p>{lead}</p>
          </div>
          {picture && (
            <ContentPicture picture={{ ...picture, alt: '' }} layout={LAYOUT} className={s.picture} />
          )}
        </li>
      ))}
    </ul>
  );
}
