import { fillerIn, folded } from '../shared/words.ts';
import { propertiesIn } from './critical-css.ts';
import { type Allowed, refusedOf, urlsIn } from './refused-resources.ts';
import { createScanner, type Element, type ScanHandler, type Tag, unescapeHtml } from './scan.ts';

/** The facts of no HTML. Each list is in the order of the document. */
const nothing = () => ({
  /** Texts of the title and description, and of every h1: one of each, if the page is right. */
  title: [] as string[],
  description: [] as string[],
  h1: [] as string[],
  ids: [] as string[],
  /** URLs of links, pictures, fonts and scripts. */
  urls: [] as string[],
  /** Filler text, with the words after it. */
  filler: [] as string[],
  /** What loads before the page paints: style sheets, and scripts that are neither deferred nor modules. */
  blocking: [] as string[],
  fonts: [] as string[],
  /** Pictures without lazy loading, icons, and whatever else is preloaded. */
  early: [] as string[],
  /** Its islands, each with the URLs of its scripts. */
  islands: [] as { name: string; scripts: string[] }[],
  /** What its policy blocks, and what to do instead. */
  refused: [] as string[],
  headings: [] as { level: number; text: string }[],
  /** Each link with its accessible name. */
  links: [] as { name: string; href: string }[],
  images: [] as { alt: string | undefined; src: string }[],
  /** Class of each drawing on the page that a screen reader would announce without a name. */
  namelessDrawings: [] as string[],
  /** Class names and custom properties (`--ink`), separated by spaces, those of one tag together. */
  styles: [] as string[],
  /** Places of maps (client/inline/map.ts). */
  maps: [] as string[],
});

/** All that a scan finds in HTML. */
export type Scanned = ReturnType<typeof nothing>;

/** What assistive technology makes of a page. */
export type SpokenFacts = Pick<Scanned, 'headings' | 'links' | 'images' | 'namelessDrawings'>;

/** The facts about a page that are kept for the checks of the whole site. */
export type PageFacts = Omit<Scanned, keyof SpokenFacts | 'styles' | 'maps'>;

type Addition = [key: keyof Scanned, more: unknown[]];

/** What a tag says by itself. */
interface TagFacts {
  found: Addition[];
  styles: string;
}

/** Adds what was found in a part to what was found before it. */
function add(found: Addition[], scanned: Scanned): void {
  for (const [key, more] of found) (scanned[key] as unknown[]).push(...more);
}

/**
 * Returns a function that reads HTML of this build like a browser and like assistive technology.
 * @param allowed other origins that the policy of the pages allows
 * @returns takes the pieces of a document or of a part of it, some of which may be scanned already
 */
export function createReader(allowed: Allowed): (pieces: (string | Scanned)[]) => Scanned {
  const scan = createScanner((element) => factsOf(element, allowed));
  return (pieces) => {
    const scanned = nothing();
    // Most tags appear many times: only the first adds its styles.
    const tags = new Set<Tag<TagFacts>>();
    const handler = recordInto(scanned, tags);
    for (const piece of pieces) {
      if (typeof piece !== 'string') add(Object.entries(piece) as Addition[], scanned);
      else {
        scan(piece, handler);
        scanned.filler.push(...[fillerIn(piece)].filter(Boolean));
      }
    }
    for (const { facts } of tags) if (facts.styles !== '') scanned.styles.push(facts.styles);
    return scanned;
  };
}

/** Inline elements; around any other one there is a space between words. */
const INLINE = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'abbr', 'tspan']);

/** Elements whose text is a fact about the page. */
const WITH_TEXT = new Set(['title', 'a', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

interface OpenElement {
  tag: Tag<TagFacts>;
  /** Whether it is hidden from assistive technology, or within an element that is. */
  isHidden: boolean;
  /** Whether its text is a fact, or it is within an element whose text is one. */
  hasFact: boolean;
  /** Length of the text before it. */
  before: number;
  hasTitle?: boolean;
}

/** Records what a scan finds, as a browser and as assistive technology understand it. */
function recordInto(scanned: Scanned, tags: Set<Tag<TagFacts>>): ScanHandler<TagFacts> {
  const open: OpenElement[] = [];
  // What a screen reader speaks of the open elements whose text is a fact.
  let spoken = '';
  const separate = ({ name }: Element) => {
    if (open.at(-1)?.hasFact && !INLINE.has(name)) spoken += ' ';
  };
  return {
    onOpen(tag) {
      tags.add(tag);
      add(tag.facts.found, scanned);
      separate(tag);
      const around = open.at(-1);
      const isHidden = around?.isHidden || tag.attributes['aria-hidden'] === 'true';
      const hasFact = around?.hasFact || WITH_TEXT.has(tag.name);
      open.push({ tag, isHidden, hasFact, before: spoken.length });
      if (hasFact && tag.name === 'img' && !isHidden) spoken += tag.attributes.alt ?? '';
    },
    onText(html, from, to) {
      const around = open.at(-1);
      if (around?.hasFact && !around.isHidden) spoken += unescapeHtml(html.slice(from, to));
      if (around?.tag.name === 'style') scanned.early.push(...imagesIn(html.slice(from, to)));
    },
    onClose() {
      const element = open.pop();
      if (!element) return;
      const { tag, before, isHidden } = element;
      const label = tag.attributes['aria-label'];
      if (element.hasFact && label !== undefined && !isHidden) spoken = spoken.slice(0, before) + label;
      const drawing = tag.name === 'title' && open.findLast(({ tag: { name } }) => name === 'svg');
      if (drawing) drawing.hasTitle = true;
      else if (WITH_TEXT.has(tag.name)) noteText(element, folded(spoken.slice(before)), scanned);
      if (!open.at(-1)?.hasFact) spoken = '';
      separate(tag);
    },
  };
}

/** Records the text of an element when it ends. */
function noteText({ tag, isHidden, hasTitle }: OpenElement, text: string, scanned: Scanned): void {
  const { name, attributes } = tag;
  if (name === 'title' || name === 'h1') scanned[name].push(text);
  if (isHidden) return;
  if (/^h[1-6]$/.test(name)) scanned.headings.push({ level: Number(name[1]), text });
  if (name === 'a' && attributes.href !== undefined)
    scanned.links.push({ name: text, href: attributes.href });
  if (name === 'svg' && !attributes['aria-label'] && !hasTitle)
    scanned.namelessDrawings.push(attributes.class ?? '');
}

/** What a start tag says by itself, whatever is around it. */
function factsOf({ name, attributes }: Element, allowed: Allowed): TagFacts {
  const { id, src, alt, srcset, 'data-island': island } = attributes;
  const url = src ?? attributes.href;
  const load = kindOfLoad(name, attributes);
  const found: Addition[] = [
    ['refused', refusedOf({ name, attributes }, allowed)],
    ['urls', [...(url === undefined ? [] : [url]), ...(srcset === undefined ? [] : urlsIn(srcset))]],
  ];
  if (id !== undefined) found.push(['ids', [id]]);
  if (name === 'img') found.push(['images', [{ alt, src: src ?? '' }]]);
  if (name === 'meta' && attributes.name === 'description')
    found.push(['description', [folded(attributes.content)]]);
  if ('data-map' in attributes) found.push(['maps', [attributes['data-map']]]);
  if (island !== undefined)
    found.push(['islands', [{ name: island, scripts: attributes['data-scripts']?.split(' ') ?? [] }]]);
  if (load && url !== undefined && isFile(url)) found.push([load, [url]]);
  return {
    found: found.filter(([, { length }]) => length > 0),
    styles: [attributes.class ?? [], ...Object.values(attributes).map(propertiesIn)].flat().join(' '),
  };
}

/** When the file of an element loads; undefined if it has none, or one that loads later. */
function kindOfLoad(
  name: string,
  { src, rel = '', as, loading, srcset, type, ...others }: Element['attributes'],
): 'blocking' | 'fonts' | 'early' | undefined {
  // A photograph, which has a srcset, is content in sizes that the build makes, and not a cost of the code.
  if (name === 'img') return loading === 'lazy' || srcset !== undefined ? undefined : 'early';
  if (name === 'script' && src) {
    const isDeferred = 'defer' in others || 'async' in others || type === 'module';
    if (!isDeferred) return 'blocking';
    return src.startsWith('/') ? 'early' : undefined;
  }
  if (name !== 'link') return undefined;
  if (rel === 'stylesheet') return 'blocking';
  if (rel === 'preload' && as === 'font') return 'fonts';
  return ['preload', 'modulepreload', 'icon', 'manifest'].includes(rel) ? 'early' : undefined;
}

/** The images in a style sheet on the page; its fonts are preloaded. */
const imagesIn = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+)/g)]
    .map(([, url = '']) => url)
    .filter((url) => isFile(url) && !url.endsWith('.woff2'));

const isFile = (url: string) => url !== '' && !url.startsWith('data:');
