import { Layout, tokens } from '../../components/engine.ts';
import type { Content } from '../../schemas/content.ts';
import { FONT } from '../assets/font.ts';
import type { Resources } from '../assets/resources.ts';
import type { Route } from '../routes/list.ts';
import { memoized } from '../shared/memoized.ts';
import { makeCriticalCss, withUrls } from './critical-css.ts';
import { makeElementRenderer } from './element.tsx';
import { metadataLines } from './metadata.ts';
import { createReader, type Scanned } from './read-page.ts';
import { makePolicy } from './security-policy.ts';

/** A page to write: its HTML in pieces, and the facts for the checks. */
export interface RenderedPage {
  pieces: (string | Buffer)[];
  facts: Scanned;
}

/**
 * Returns a function that makes a page. It throws what the page's components throw, and Error for an island used twice.
 * @param resources what pages get from the build besides the content
 */
export function makeRenderer(content: Content, resources: Resources) {
  const { measurement, map } = content.site;
  const read = createReader({ scripts: measurement ? [measurement.src] : [], frames: [map.url] });
  const renderElement = makeElementRenderer(resources, read);
  const criticalCss = makeCriticalCss();
  const policy = makePolicy(content);
  const fontUrl = resources.asset(FONT);
  // A counter would count a page that nobody has seen.
  const rules = speculationRules(measurement ? 'prefetch' : 'prerender');

  /** A style element that many pages share: encoded and scanned once. */
  const styleOf = memoized((css: string) => {
    const text = fontFaces(fontUrl) + withUrls(css, resources.asset);
    const element = `<style>${text}</style>`;
    return { text, bytes: Buffer.from(element), scanned: read([element]) };
  });

  return async (route: Route): Promise<RenderedPage> => {
    const { View } = route.page;
    const { pieces, classNames, scripts } = renderElement(
      <Layout content={content} route={route.path} brief={!route.indexed} language={route.language}>
        <View content={content} entry={route.entry} route={route.path} />
      </Layout>,
    );
    const body = read(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.scanned)));
    const islands = body.islands.map(({ name }) => name);
    const twice = islands.find((name, index) => islands.indexOf(name) !== index);
    if (twice !== undefined)
      throw new Error(`The island "${twice}" appears twice on this page; its ids would clash. Leave one.`);
    const style = styleOf(await criticalCss([...body.styles, ...classNames].join(' ')));
    const inlined = scripts.size > 0 ? [[...scripts].join('')] : [];
    // The document contains everything that is needed to draw the page, except the font.
    const head = [
      `<!DOCTYPE html>\n<html lang="${route.language}">\n<head>\n<meta charset="utf-8">`,
      // Before everything that it governs; only the character set comes first.
      policy({ style: style.text, scripts: [...inlined, rules], hasMap: body.maps.length > 0 }),
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ...metadataLines(route, content, resources),
      `<meta name="theme-color" content="${tokens['--paper']}">`,
      `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
      '',
    ].join('\n');
    const end = `<script type="speculationrules">${rules}</script>${inlined.map((script) => `<script>${script}</script>`).join('')}</body>\n</html>\n`;
    const [start, ...rest] = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes));
    const html = String(start);
    // React puts preloads for the pictures of the first screen before everything else; they belong in the head.
    const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)+/.exec(html) ?? [];
    return {
      pieces: [
        head,
        preloads && `${preloads.replaceAll('fetchPriority', 'fetchpriority')}\n`,
        style.bytes,
        '\n</head>\n<body>',
        html.slice(preloads.length),
        ...rest,
        end,
      ],
      // The policy allows what the build itself has inserted: only styles and scripts in the body count.
      facts: { ...read([head, style.scanned, body, end]), refused: body.refused },
    };
  };
}

/** The document as one text. */
export const htmlOf = ({ pieces }: RenderedPage): string => pieces.map(String).join('');

/**
 * Rules by which browsers that know them get the next page ready while the pointer rests on a link to it, or a finger
 * touches it; not with Save-Data. Others load it at the click.
 * @param how `prerender`: completely, `prefetch`: its document
 */
function speculationRules(how: 'prerender' | 'prefetch'): string {
  // No browser prepares a new tab. A copy of this page would not know what the visitor types here in the meantime.
  const where = { selector_matches: '[href^="/"]:not([target],[aria-current])' };
  return JSON.stringify({ [how]: [{ where, eagerness: 'moderate' }] });
}

/**
 * The font, and fallbacks with about the same metrics, so that hardly a line moves when the font replaces them:
 * first-time visitors see the site's own type as soon as it loads (`swap`). Measured for Overpass with Liberation Sans
 * in place of Arial.
 */
function fontFaces(url: string): string {
  const fallback = (weight: string, sources: string[], sizeAdjust: number, ascent: number, descent: number) =>
    `@font-face{font-family:Fallback;src:${sources.map((name) => `local("${name}")`).join()};font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  // Apple's systems and Windows have Arial, Linux and Android one of the others.
  const regular = ['Arial', 'Liberation Sans', 'Roboto'];
  const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];
  return [
    `@font-face{font-family:Overpass;src:url(${url}) format("woff2");font-weight:100 900;font-display:swap}`,
    fallback('100 599', regular, 99.69, 88.58, 38.42),
    fallback('600 900', bold, 98, 90.1, 39.08),
  ].join('');
}
