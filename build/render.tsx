import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../components/Layout.tsx';
import { RenderingContext } from '../components/page.ts';
import type { Assets } from './assets.ts';
import { criticalCss } from './critical-css.ts';
import { htmlDocument } from './document.ts';
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

function renderRoute(route: Route, { content, assets, inlineScripts }: Ingredients): string {
  const scripts = new Set<string>();
  const inlineScript = (name: string) => {
    const script = inlineScripts.get(name);
    if (script === undefined)
      throw new Error(`There is no script client/inline/${name}.ts. Add it, or mend the name.`);
    scripts.add(script);
  };
  const { View } = route.page;
  const body = renderToStaticMarkup(
    <RenderingContext value={{ asset: assets.url, inlineScript }}>
      <Layout content={content} route={route.path}>
        <View content={content} entry={route.entry} route={route.path} />
      </Layout>
    </RenderingContext>,
  );
  const { agency, url } = content.site;
  return htmlDocument({
    title: route.path === '/' ? `${agency}: ${route.meta.title}` : `${route.meta.title} | ${agency}`,
    description: route.meta.description,
    canonical: route.indexed ? `${url}${route.path}` : undefined,
    siteName: agency,
    fontUrl: assets.url('fonts/overpass-latin-wght-normal.woff2'),
    iconUrl: assets.url('favicon.svg'),
    css: criticalCss(body),
    body,
    scripts: [...scripts],
  });
}

function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const advice = /\b(window|document|localStorage|sessionStorage|navigator) is not defined/.test(message)
    ? ' Pages are rendered without a browser: move this line into an effect, or into client/.'
    : '';
  return `The page could not be rendered. ${message}${advice}`;
}
