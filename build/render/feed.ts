import type { PageFeed } from '../../components/engine.ts';
import type { Site } from '../../schemas/site.ts';
import type { OutputFile } from '../assets/assets.ts';
import type { Route } from '../routes/list.ts';
import { isoDay } from '../shared/iso-day.ts';
import { BuildError } from '../shared/problems.ts';

/** URL of a page's feed: `/journal/` -> `/journal/feed.xml`. */
export const feedPath = (path: string): string => `${path}feed.xml`;

/** The feeds of a site (Atom, RFC 4287). The package that makes them is loaded only if a page has one. */
export const feedFiles = (routes: readonly Route[], site: Site): Promise<OutputFile[]> =>
  Promise.all(routes.flatMap(({ feed, path, source }) => (feed ? atomFile(feed, path, source, site) : [])));

/**
 * Its date is that of the newest entry, so that the same content makes the same bytes. Entries without a date, which
 * only `npm run dev` shows, are left out.
 */
async function atomFile({ title, entries }: PageFeed, path: string, source: string, site: Site) {
  const { Feed } = await import('feed');
  const items = entries
    .filter(({ date }) => date !== '')
    .map((entry) => {
      const [url, date] = [`${site.url}${entry.path}`, midnight(entry.date, source)];
      const author = [{ name: entry.author ?? site.agency }];
      const { title, summary: description } = entry;
      return { id: url, link: url, title, description, author, date, published: date };
    });
  const feed = new Feed({
    id: `${site.url}${path}`,
    link: `${site.url}${path}`,
    title,
    language: 'en-US',
    copyright: site.agency,
    generator: false,
    author: { name: site.agency },
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    feedLinks: { atom: `${site.url}${feedPath(path)}` },
  });
  for (const item of items) feed.addItem(item);
  return { file: feedPath(path).slice(1), contents: feed.atom1() };
}

function midnight(date: string, source: string): Date {
  const day = isoDay(date);
  if (day !== undefined) return new Date(`${day}T00:00:00Z`);
  const message = `The feed has an entry with the date "${date}", which is not a day such as "October 1, 2026".`;
  throw new BuildError([{ where: source, message }]);
}
