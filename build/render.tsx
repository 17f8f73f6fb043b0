import { Layout } from '../components/Layout.tsx';
import type { SiteFigures } from './budgets/site-figures.ts';
import { makePolicy } from './content-security-policy.ts';
import { makeCriticalCss, withAddresses } from './critical-css.ts';
import { FONT, htmlDocument, styleElement } from './document.ts';
import { metadataLines } from './metadata.ts';
import { makeElementRenderer } from './render-element.tsx';
import type { Route } from './routes.ts';
import type { Content } from './schemas/content.ts';
import type { Supplies } from './supplies.ts';

export interface RenderedPage {
  html: string;
  /** Parts of the HTML that many pages have, in their order. */
  shared: string[];
  /** It shows figures of the finished site, and is rendered once more when they are known (show-figures.ts). */
  showsFigures: boolean;
}

/**
 * Makes a page.
 * @param figures of the finished site, where they are known
 * @throws whatever the page's components throw
 */
export type Renderer = (route: Route, figures?: SiteFigures) => RenderedPage;

/** @param supplies what pages ask for beside the content */
export function makeRenderer(content: Content, supplies: Supplies): Renderer {
  const renderElement = makeElementRenderer();
  const criticalCss = makeCriticalCss();
  const withPolicy = makePolicy(content);
  return (route, figures) => {
    let showsFigures = false;
    const { View } = route.page;
    const page = (
      <Layout content={content} route={route.path} brief={!route.indexed}>
        <View content={content} entry={route.entry} route={route.path} />
      </Layout>
    );
    const { html, kept, scripts, shared } = renderElement(page, {
      ...supplies,
      figures: () => {
        showsFigures = true;
        return figures;
      },
    });
    const { preloads, body } = splitPreloads(html);
    const metadata = metadataLines(route, content, supplies);
    const fontUrl = supplies.asset(FONT);
    const style = styleElement(fontUrl, withAddresses(criticalCss(body, kept), supplies.asset));
    const document = htmlDocument({ metadata, fontUrl, preloads, style, body, scripts: [...scripts] });
    return { html: withPolicy(document), shared: [style, ...shared], showsFigures };
  };
}

/** React puts preloads for the pictures of the first screen before everything else; they belong into the head. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    preloads: preloads.replaceAll('fetchPriority', 'fetchpriority'),
    body: html.slice(preloads.length),
  };
}
