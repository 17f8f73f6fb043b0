import type { BlogPosting } from 'schema-dts';
import type { Article } from '../../../schemas/content.ts';
import type { Site } from '../../../schemas/site.ts';
import { isoDay } from '../../shared/iso-day.ts';
import { agencyId } from './agency.ts';

/**
 * @param path URL of the article on the site
 * @param card address of its card on the site; undefined leaves it out
 */
export function posting(site: Site, path: string, article: Article, card: string | undefined): BlogPosting {
  const { title, lead, date, author, language = 'en-US', meta } = article;
  const published = isoDay(date);
  const updated = isoDay(meta.updated ?? '');
  const agency = { '@id': agencyId(site) };
  return {
    '@type': 'BlogPosting',
    '@id': `${site.url}${path}#article`,
    headline: title,
    description: lead,
    ...(published && { datePublished: published }),
    ...(updated && { dateModified: updated }),
    inLanguage: language,
    author: author ? { '@type': 'Person', name: author } : agency,
    publisher: agency,
    ...(card && { image: `${site.url}${card}` }),
  };
}
