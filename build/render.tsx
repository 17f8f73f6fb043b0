import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Layout } from '../components/Layout.tsx';
import { type Rendering, RenderingContext } from '../components/page.ts';
import type { Assets } from './assets.ts';
import type { Clients } from './clients.ts';
import { withPolicy } from './content-security-policy.ts';
import { criticalCss, withAddresses } from './critical-css.ts';
import { FONT, htmlDocument } from './document.ts';
import { metadataLines } from './metadata.ts';
import type { Pictures } from './pictures/pictures.ts';
import { type Problem, stopOn } from './problems.ts';
import type { Route } from './routes.ts';
import type { Content } from './schemas/content.ts';

/** A page as it goes into dist. */
export interface RenderedPage {
  route: Route;
  html: string;
}

export interface Ingredients {
  content: Content;
  assets: Assets;
  /** Scripts that a page may ask for, by name. */
  inlineScripts: Map<string, string>;
  clients: Clients;
  pictures: Pictures;
}

/**
 * Renders every route to HTML.
 * @throws BuildError with one problem for each page that could not be rendered
 */
export function renderPages(routes: Route[], ingredients: Ingredients): RenderedPage[] {
  const problems: Problem[] = [];
  const pages = routes.flatMap((route) => {
    try {
      return [{ route, html: renderRoute(route, ingredients) }];
    } catch (error) {
      problems.push({ where: `${route.path} (${route.source})`, message: explainFailure(error) });
      return [];
    }
  });
  stopOn(problems);
  return pages;
}

function renderRoute(route: Route, ingredients: Ingredients): string {
  const { content, assets, pictures } = ingredients;
  const { View } = route.page;
  const { preloads, body, css, scripts } = renderBody(
    <Layout content={content} route={route.path} brief={!route.indexed}>
      <View content={content} entry={route.entry} route={route.path} />
    </Layout>,
    ingredients,
  );
  const metadata = metadataLines(route, content, pictures);
  const html = htmlDocument({ metadata, fontUrl: assets.url(FONT), preloads, css, body, scripts });
  return withPolicy(html, content);
}

/** Around the number of a piece; characters that no text uses (Unicode's private area). */
const MARK = /\uE000(\d+)\uE001/g;

/**
 * Renders a page and puts its islands in. Each island is rendered apart from the page, with renderToString:
 * the page's static markup lacks the separators between texts that hydration needs, and a render inside a
 * render would upset React's hooks.
 */
function renderBody(page: ReactElement, { assets, inlineScripts, clients }: Ingredients) {
  const scripts = new Set<string>();
  const kept: string[] = [];
  const pieces: { element: ReactElement; island: string }[] = [];
  const rendering: Rendering = {
    asset: assets.url,
    inlineScript: (name) => scripts.add(named(inlineScripts, name, `client/inline/${name}.ts`)),
    keepRules: (classNames) => kept.push(...classNames),
    clientScript: (name) => named(clients.scripts, name, `client/${name}.tsx`),
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
  const { preloads, body } = splitPreloads(fill(markupOf(page)));
  return { preloads, body, css: withAddresses(criticalCss(body, kept), assets.url), scripts: [...scripts] };
}

/** Icons without the names that their library gives each and no rule asks for; HTML needs no xmlns. */
const plainIcons = (html: string) =>
  html
    .replace(/class="lucide(?: lucide-[\w-]+)+/g, 'class="lucide')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

/** React puts preloads for the pictures of the first screen before everything else; they belong into the head. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    preloads: preloads.replaceAll('fetchPriority', 'fetchpriority'),
    body: html.slice(preloads.length),
  };
}

/** @throws an Error that names the file to add */
function named<Value>(values: Map<string, Value>, name: string, file: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is no script ${file}. Add it, or mend the name.`);
  return value;
}

function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const advice = /\b(window|document|localStorage|sessionStorage|navigator) is not defined/.test(message)
    ? ' Pages are rendered without a browser: move this line into an effect, or into client/.'
    : '';
  return `The page could not be rendered. ${message}${advice}`;
}
