import type { Content } from '../../schemas/content.ts';
import { CARD } from '../assets/cards/LinkCard.tsx';
import type { Resources } from '../assets/resources.ts';
import type { Route } from '../routes/list.ts';
import { feedPath } from './feed.ts';
import { pageGraph } from './structured-data.ts';

/** Characters of a title, as it is written in HTML: search engines cut off longer ones. A release refuses them. */
export const LONGEST_TITLE = 60;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Title of a page for browsers and search engines, with the agency's name if there is room for both. */
export function titleOf({ path, meta }: Route, agency: string): string {
  const isHome = path === '/';
  const title = isHome ? `${agency}: ${meta.title}` : `${meta.title} | ${agency}`;
  if (escapeHtml(title).length <= LONGEST_TITLE) return title;
  // That of the home page continues the name.
  return isHome ? meta.title.charAt(0).toUpperCase() + meta.title.slice(1) : meta.title;
}

/**
 * The metadata in a page's head: for browsers, for search engines, and for sites that show a link to it. URLs for
 * others are complete, because they have no base URL.
 */
export function metadataLines(route: Route, content: Content, resources: Resources): string[] {
  const { path, meta, feed, indexed } = route;
  const title = titleOf(route, content.site.agency);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta.description && `<meta name="description" content="${escapeHtml(meta.description)}">`,
    feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${feedPath(path)}">`,
    ...(indexed ? listing(route, content, resources, title) : ['<meta name="robots" content="noindex">']),
    ...resources.iconLinks,
  ].flatMap((line) => line || []);
}

function listing(route: Route, content: Content, resources: Resources, title: string): string[] {
  const { site } = content;
  const url = `${site.url}${route.path}`;
  const card = resources.card(route.path);
  const graph = pageGraph(route, title, content, resources);
  const properties = {
    type: route.subject.kind === 'article' ? 'article' : 'website',
    site_name: site.agency,
    title,
    ...(route.meta.description && { description: route.meta.description }),
    url,
    ...(card && {
      image: `${site.url}${card}`,
      'image:width': String(CARD.width),
      'image:height': String(CARD.height),
      'image:alt': title,
    }),
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    ...(card ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
    // No text in it can end the element or begin a comment.
    `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`,
  ];
}
