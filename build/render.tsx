import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Layout } from '../components/Layout.tsx';
import { type Rendering, RenderingContext } from '../components/page.ts';
import type { SiteFigures } from './budgets/site-figures.ts';
import { withPolicy } from './content-security-policy.ts';
import { criticalCss, withAddresses } from './critical-css.ts';
import { FONT, htmlDocument } from './document.ts';
import { metadataLines } from './metadata.ts';
import { digestOf, type Reads, type TrackedContent } from './reads.ts';
import type { Route } from './routes.ts';
import type { Content } from './schemas/content.ts';
import { noting, type Supplies, supplied } from './supplies.ts';

/** Makes pages, and knows what each was made of. */
export interface Renderer {
  /**
   * @param figures of the finished site, where they are known
   * @throws whatever the page's components throw
   */
  render(route: Route, figures?: SiteFigures): { html: string; reads: Reads };
  /** Digest of what a page would read now under a name. */
  digestOf(route: Route, name: string): string;
}

/** Stands in a page's reads for what its file in pages/ says of it. */
const ROUTE = 'route';

/** Name under which figures of the site are read. */
export const FIGURES = 'figures ';

/**
 * @param tracked the content from which the routes were made
 * @param supplies what pages ask for beside it
 */
export function makeRenderer(tracked: TrackedContent, supplies: Supplies): Renderer {
  const digests = new Map<string, string>();
  const digestNow = (route: Route, name: string) => {
    if (name === ROUTE) return digestOf([route.path, route.meta, route.subject.kind, route.indexed]);
    const known = digests.get(name);
    if (known !== undefined) return known;
    const digest = digestOf(name.includes(' ') ? supplied(supplies, name) : tracked.valueOf(name));
    digests.set(name, digest);
    return digest;
  };
  return {
    digestOf: digestNow,
    render: (route, figures) => {
      const noted = noting({ ...supplies, figures: () => figures }, tracked.note);
      const { result, names } = tracked.during(() => renderRoute(route, tracked.content, noted));
      const reads = [ROUTE, ...names].map((name) => [name, digestNow(route, name)]);
      return { html: result, reads: Object.fromEntries(reads) };
    },
  };
}

function renderRoute(route: Route, content: Content, supplies: Supplies): string {
  const { View } = route.page;
  const { preloads, body, css, scripts } = renderBody(
    <Layout content={content} route={route.path} brief={!route.indexed}>
      <View content={content} entry={route.entry} route={route.path} />
    </Layout>,
    supplies,
  );
  const metadata = metadataLines(route, content, supplies);
  const html = htmlDocument({ metadata, fontUrl: supplies.asset(FONT), preloads, css, body, scripts });
  return withPolicy(html, content);
}

/** Around the number of a piece; characters that no text uses (Unicode's private area). */
const MARK = /\uE000(\d+)\uE001/g;

/**
 * Renders a page and puts its islands in. Each island is rendered apart from the page, with renderToString:
 * the page's static markup lacks the separators between texts that hydration needs, and a render inside a
 * render would upset React's hooks.
 */
function renderBody(page: ReactElement, supplies: Supplies) {
  const scripts = new Set<string>();
  const kept: string[] = [];
  const pieces: { element: ReactElement; island: string }[] = [];
  const rendering: Rendering = {
    asset: supplies.asset,
    inlineScript: (name) => scripts.add(supplies.inline(name)),
    keepRules: (classNames) => kept.push(...classNames),
    clientScripts: supplies.client,
    figures: supplies.figures,
    piece: (element, island) => {
      if (island !== 'static' && pieces.some((other) => other.island === island)) {
        throw new Error(`The island "${island}" stands twice on this page; its ids would clash. Leave one.`);
      }
      return `\uE000${pieces.push({ element, island }) - 1}\uE001`;
    },
  };
  const inside = (element: ReactElement) => <RenderingContext value={rendering}>{element}</RenderingContext>;
  const markupOf = (element: ReactElement) => plainIcons(renderToStaticMarkup(inside(element)));
  const fill = (html: string): string =>
    html.replace(MARK, (_mark, number: string) => {
      const { element, island } = pieces[Number(number)] as (typeof pieces)[number];
      if (island === 'static') return fill(markupOf(element));
      return fill(renderToString(element, { identifierPrefix: `${island}-` }));
    });
  const { preloads, body } = splitPreloads(shortened(fill(markupOf(page))));
  return {
    preloads,
    body,
    css: withAddresses(criticalCss(body, kept), supplies.asset),
    scripts: [...scripts],
  };
}

/** Icons without the names that their library gives each and no rule asks for; HTML needs no xmlns. */
const plainIcons = (html: string) =>
  html
    .replace(/class="lucide(?: lucide-[\w-]+)+/g, 'class="lucide')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

/** The same HTML in fewer bytes: parts of drawings close themselves, and quotes in an island's props stay as they are. */
const shortened = (html: string) =>
  html
    .replace(/<(path|circle|rect|line|ellipse|stop|use|polyline|polygon)\b([^>]*)><\/\1>/g, '<$1$2/>')
    .replace(
      / data-props="([^"]*)"/g,
      (_props, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`,
    );

/** React puts preloads for the pictures of the first screen before everything else; they belong into the head. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    preloads: preloads.replaceAll('fetchPriority', 'fetchpriority'),
    body: html.slice(preloads.length),
  };
}
