import { Layout } from '../components/Layout.tsx';
import type { SiteFigures } from './budgets/site-figures.ts';
import { makePolicy } from './content-security-policy.ts';
import { makeCriticalCss, withAddresses } from './critical-css.ts';
import { FONT, htmlDocument, styleElement } from './document.ts';
import { metadataLines } from './metadata.ts';
import { digestOf, type Reads, type TrackedContent } from './reads.ts';
import { makeElementRenderer } from './render-element.tsx';
import type { Route } from './routes.ts';
import { noting, type Supplies, supplied } from './supplies.ts';

export interface RenderedPage {
  html: string;
  reads: Reads;
  /** Parts of the HTML that many pages have, in their order. */
  shared: string[];
}

/** Makes pages, and knows what each was made of. */
export interface Renderer {
  /**
   * @param figures of the finished site, where they are known
   * @throws whatever the page's components throw
   */
  render(route: Route, figures?: SiteFigures): RenderedPage;
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
  const renderElement = makeElementRenderer(tracked);
  const criticalCss = makeCriticalCss();
  const withPolicy = makePolicy(tracked.content);
  const digests = new Map<string, string>();
  const digestNow = (route: Route, name: string) => {
    if (name === ROUTE) return digestOf([route.path, route.meta, route.subject.kind, route.indexed]);
    const known = digests.get(name);
    if (known !== undefined) return known;
    const digest = digestOf(name.includes(' ') ? supplied(supplies, name) : tracked.valueOf(name));
    digests.set(name, digest);
    return digest;
  };
  const htmlOf = (route: Route, noted: Supplies) => {
    const { content } = tracked;
    const { View } = route.page;
    const page = (
      <Layout content={content} route={route.path} brief={!route.indexed}>
        <View content={content} entry={route.entry} route={route.path} />
      </Layout>
    );
    const { html, kept, scripts, shared } = renderElement(page, noted);
    const { preloads, body } = splitPreloads(html);
    const metadata = metadataLines(route, content, noted);
    const fontUrl = noted.asset(FONT);
    const style = styleElement(fontUrl, withAddresses(criticalCss(body, kept), noted.asset));
    const document = htmlDocument({ metadata, fontUrl, preloads, style, body, scripts: [...scripts] });
    return { html: withPolicy(document), shared: [style, ...shared] };
  };
  return {
    digestOf: digestNow,
    render: (route, figures) => {
      const noted = noting({ ...supplies, figures: () => figures }, tracked.note);
      const { result, names } = tracked.during(() => htmlOf(route, noted));
      const reads = [ROUTE, ...names].map((name) => [name, digestNow(route, name)]);
      return { ...result, reads: Object.fromEntries(reads) };
    },
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
