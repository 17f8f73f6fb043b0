import type { Graph, Thing } from 'schema-dts';
import type { Content } from '../../../schemas/content.ts';
import type { Route } from '../../routes/list.ts';
import { agency, agencyInShort } from './agency.ts';
import { posting } from './article.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { offerCatalog } from './offers.ts';
import { placeService, service } from './service.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

/** URLs of pictures for the graph. */
export interface GraphPictures {
  logo: string;
  /** Card of the home page. */
  image: string | undefined;
  /** Card of the page itself. */
  card: string | undefined;
}

/**
 * The structured data of a page, as one graph whose nodes refer to each other by @id. It has no Review and no
 * AggregateRating: search engines ignore those that a business publishes about itself.
 * @param title of the page, with the name of the agency
 */
export function pageGraph(route: Route, title: string, content: Content, pictures: GraphPictures): Graph {
  const { site } = content;
  const { path, subject } = route;
  const crumbs = path === '/' ? undefined : breadcrumbs(site, crumbsOf(route, content));
  const main = mainEntity(route, content, pictures.card);
  const isAboutAgency = path === '/' || subject.kind === 'about' || subject.kind === 'contact';
  const parts: Thing[] = [
    webPage(site, path, subject.kind, title, {
      breadcrumbs: crumbs && `${site.url}${path}#breadcrumbs`,
      mainEntity: main?.['@id'],
    }),
    ...(main ? [main] : []),
    ...(crumbs ? [crumbs] : []),
    website(site),
    isAboutAgency
      ? agency(site, pictures.logo, pictures.image)
      : agencyInShort(site, main?.['@type'] === 'OfferCatalog' ? main['@id'] : undefined),
  ];
  return { '@context': 'https://schema.org', '@graph': parts };
}

function mainEntity({ path, subject }: Route, content: Content, card: string | undefined) {
  const { site, packagesPage, packageSections } = content;
  if (subject.kind === 'service') return service(site, path, subject.service);
  if (subject.kind === 'place') return placeService(site, path, subject.place);
  if (subject.kind === 'article') return posting(site, path, subject.article, card);
  if (subject.kind === 'packages') return offerCatalog(site, path, packagesPage.heading, packageSections);
  return undefined;
}

/** The pages above a page, and the page itself, by the texts of the navigation. */
function crumbsOf({ path, subject, meta }: Route, { navigation }: Content): Crumb[] {
  const named = (href: string) => navigation.entries.find((entry) => entry.href === href)?.title;
  const parent = { article: '/articles/', place: '/places/' }[subject.kind as string];
  const page = subject.kind === 'service' ? subject.service.title : named(path);
  return [
    { path: '/', name: named('/') ?? 'Home' },
    ...(parent ? [{ path: parent, name: named(parent) ?? parent }] : []),
    { path, name: page ?? meta.title },
  ];
}

/** JSON for a script element: no text in it can end the element or begin a comment. */
export const inlineJson = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
