import type { z } from 'zod';
import type { Content, NavigationEntry } from '../../schemas/content.ts';
import type { navigationSchema } from '../../schemas/site.ts';

type Checked = Omit<Content, 'navigation'> & { navigation: z.infer<typeof navigationSchema> };

/**
 * Completes the navigation: the Services entry gets one link for each file in content/services, and each policy, each
 * page of text and the lists of articles and places become entries, so that a new file appears in header, mobile menu
 * and footer automatically. A page without reviews, industries or packages is left out.
 */
export function resolveNavigation(content: Checked): Content {
  const { entries, ...rest } = content.navigation;
  const services = content.services.map(({ slug, title, tagline, icon, tint }) => ({
    title,
    href: `/services/${slug}/`,
    tagline,
    icon,
    tint,
  }));
  const { articles, articlesPage, industries, places, placesPage, reviews, textPages, policies } = content;
  const isThere = ({ href }: { href: string }) =>
    (href !== '/review/' || reviews.reviews.length > 0) &&
    (href !== '/industries/' || industries.industries.length > 0) &&
    (href !== '/packages/' || content.packageSections.length > 0);
  const own = entries
    .filter(isThere)
    .map(({ services: opensServices, ...entry }) => (opensServices ? { ...entry, services } : entry));
  const lists = [
    ...(articlesPage && articles.length > 0 ? [{ ...articlesPage, slug: 'articles' }] : []),
    ...(placesPage && places.length > 0 ? [{ ...placesPage, slug: 'places' }] : []),
  ];
  const added = [
    ...[...lists, ...textPages].map((page) => entryOf(page)),
    ...policies.map((page) => ({ ...entryOf(page), isPolicy: true })),
  ].filter(({ href }) => !own.some((entry) => entry.href === href));
  return { ...content, navigation: { entries: [...own, ...added], ...rest } };
}

type Listed = Pick<NavigationEntry, 'title' | 'color' | 'showInNavbar'> & { slug: string };

const entryOf = ({ slug, title, color, showInNavbar }: Listed): NavigationEntry => ({
  title,
  href: `/${slug}/`,
  color,
  showInNavbar,
});
