import { Layout } from '../../components/engine.ts';
import type { Content } from '../../schemas/content.ts';
import { FONT } from '../assets/font.ts';
import type { Resources } from '../assets/resources.ts';
import type { Route } from '../routes/list.ts';
import { makeCriticalCss, withUrls } from './critical-css.ts';
import { htmlDocument, speculationRules, styleText } from './document.ts';
import { makeElementRenderer } from './element.tsx';
import { metadataLines } from './metadata.ts';
import type { PageFacts, Scanned } from './page-facts.ts';
import { makeGzipSize } from './page-loads.ts';
import { createReader, factsOf } from './read-page.ts';
import type { Allowed } from './refused-resources.ts';
import { makePolicy } from './security-policy.ts';

/** A page to write: its HTML in pieces, and the facts for the checks. */
export interface RenderedPage {
  pieces: (string | Buffer)[];
  facts: PageFacts;
}

/**
 * Makes a page.
 * @throws whatever the page's components throw
 */
export type Renderer = (route: Route) => Promise<RenderedPage>;

/** A style element that many pages share: encoded and scanned once. */
interface Style {
  text: string;
  bytes: Buffer;
  scanned: Scanned;
}

/** @param resources what pages get from the build besides the content */
export function makeRenderer(content: Content, resources: Resources): Renderer {
  const read = createReader(allowedIn(content));
  const renderElement = makeElementRenderer(resources, read);
  const criticalCss = makeCriticalCss();
  const policy = makePolicy(content);
  const gzipSize = makeGzipSize();
  const fontUrl = resources.asset(FONT);
  // A counter would count a page that nobody has seen.
  const rules = speculationRules(content.site.measurement ? 'prefetch' : 'prerender');
  const styles = new Map<string, Style>();

  const styleOf = async (used: ReadonlySet<string>): Promise<Style> => {
    const css = await criticalCss(used);
    const known = styles.get(css);
    if (known) return known;
    const text = styleText(fontUrl, withUrls(css, resources.asset));
    const element = `<style>${text}</style>`;
    const style = { text, bytes: Buffer.from(element), scanned: read([element]) };
    styles.set(css, style);
    return style;
  };

  return async (route) => {
    const { View } = route.page;
    const { pieces, classNames, scripts } = renderElement(
      <Layout
        content={content}
        route={route.path}
        brief={!route.indexed}
        isForeign={route.language !== 'en-US'}
      >
        <View content={content} entry={route.entry} route={route.path} />
      </Layout>,
    );
    const { preloads, rest } = splitPreloads(pieces);
    const body = read(rest.map((piece) => (typeof piece === 'string' ? piece : piece.scanned)));
    const style = await styleOf(new Set([...body.styles, ...classNames]));
    const metadata = metadataLines(route, content, resources);
    const { hasMap } = body;
    const { language } = route;
    const parts = {
      language,
      metadata,
      fontUrl,
      preloads,
      style: style.text,
      scripts,
      hasMap,
      rules,
      policy,
    };
    const { head, bodyStart, end } = htmlDocument(parts);
    const html = rest.map((piece) => (typeof piece === 'string' ? piece : piece.bytes));
    const facts = factsOf(read([head, style.scanned, bodyStart, body, end]), gzipSize);
    return {
      pieces: [head, style.bytes, bodyStart, ...html, end],
      // The policy allows what the build itself has inserted: only styles and scripts in the body count.
      facts: {
        ...facts,
        refused: [...refusedIn(read([preloads])), ...body.facts.refused],
      },
    };
  };
}

/** Without pictures: React preloads them in the head, and each is reported at its own element. */
const refusedIn = ({ facts }: Scanned) => facts.refused.filter(({ kind }) => kind !== 'picture');

/** Other origins that the policy allows (security-policy.ts). */
const allowedIn = ({ site }: Content): Allowed => ({
  scripts: site.measurement ? [site.measurement.src] : [],
  frames: [site.map.url],
});

/** The document as one text. */
export const htmlOf = ({ pieces }: RenderedPage): string => pieces.map(String).join('');

/** React puts preloads for the pictures of the first screen before everything else; they belong in the head. */
function splitPreloads<Piece>(pieces: (string | Piece)[]): { preloads: string; rest: (string | Piece)[] } {
  const [first, ...others] = pieces;
  if (typeof first !== 'string') return { preloads: '', rest: pieces };
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(first)?.[0] ?? '';
  return {
    preloads: preloads.replaceAll('fetchPriority', 'fetchpriority'),
    rest: [first.slice(preloads.length), ...others],
  };
}
