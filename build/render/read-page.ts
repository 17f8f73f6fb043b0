import { gzipSync } from 'node:zlib';
import { memoized } from '../shared/memoized.ts';
import { fillerIn, folded } from '../shared/words.ts';
import { type Allowed, type Refused, refusedOf } from './refused-resources.ts';
import { createScanner, decoded, ownText, type ScanHandler, type Tag } from './scan.ts';

/** The facts about a finished page for the checks and the rules of a release. */
export interface PageFacts {
  title: string;
  description: string;
  /** Text of every h1. */
  h1: string[];
  /** Headings in the accessibility tree, in order. */
  headings: { level: number; text: string }[];
  /** Links in the accessibility tree, each with its accessible name. */
  links: { name: string; href: string }[];
  images: { alt: string | undefined; src: string }[];
  /** Class of each drawing on the page that a screen reader would announce without a name. */
  namelessDrawings: string[];
  ids: string[];
  /** URLs of links, pictures, fonts and scripts, each once. */
  urls: string[];
  /** Filler text, with the words after it; empty if there is none. */
  filler: string;
  loads: PageLoads;
  /** Content that its policy blocks. */
  refused: Refused[];
}

/** What a page makes the browser load, by URL, each once. */
export interface PageLoads {
  /** Before it paints: style sheets, and scripts that are neither deferred nor modules. */
  blocking: string[];
  fonts: string[];
  /** Pictures without lazy loading, icons, and whatever else is preloaded. */
  early: string[];
  /** Scripts of every island, by its name. */
  islands: Record<string, string[]>;
  /** Bytes of all inlined scripts after gzip. */
  scripts: number;
}

/** What a scan finds in a piece of HTML, before URLs are listed once and scripts are measured. */
export interface Scanned {
  facts: PageFacts;
  /** The class names and custom properties (`--ink`) in it. */
  styles: string[];
  /** Texts of inlined scripts. */
  scripts: string[];
  /** Whether it has the place of a map (client/inline/map.ts). */
  hasMap: boolean;
}

const nothingScanned = (): Scanned => ({
  facts: {
    ...{ title: '', description: '', filler: '' },
    ...{ h1: [], headings: [], links: [], images: [], namelessDrawings: [], ids: [], urls: [], refused: [] },
    loads: { blocking: [], fonts: [], early: [], islands: {}, scripts: 0 },
  },
  styles: [],
  scripts: [],
  hasMap: false,
});

/**
 * Returns a function that reads HTML of this build like a browser and like assistive technology.
 * @param allowed other origins that the policy of the pages allows
 * @returns takes the pieces of a document or of a part of it, some of which may be scanned already
 */
export function createReader(allowed: Allowed): (pieces: (string | Scanned)[]) => Scanned {
  const scan = createScanner();
  return (pieces) => {
    const scanned = nothingScanned();
    const handler = recordInto(scanned, allowed);
    for (const piece of pieces) {
      if (typeof piece !== 'string') add(piece, scanned);
      else {
        scan(piece, handler);
        scanned.facts.filler ||= fillerIn(piece);
      }
    }
    return scanned;
  };
}

/** Adds what was found in a part to what was found in its page: lists are continued, the first text counts. */
function add(part: object, page: object): void {
  const found = page as Record<string, unknown>;
  for (const [key, more] of Object.entries(part)) {
    const known = found[key];
    if (Array.isArray(known)) known.push(...more);
    else if (typeof known === 'object' && known !== null) add(more, known);
    else found[key] = known || more;
  }
}

const once = (urls: string[]) => [...new Set(urls)];

/** Bytes of a text after gzip. Most pages have the same scripts. */
const gzipSize = memoized((text: string) => gzipSync(text, { level: 9 }).byteLength);

/** The facts about a whole page. */
export function factsOf({ facts, scripts }: Scanned): PageFacts {
  const { blocking, fonts, early, islands } = facts.loads;
  const bytes = scripts.length > 0 ? gzipSize(scripts.join('')) : 0;
  const loads = { blocking: once(blocking), fonts: once(fonts), early: once(early), islands, scripts: bytes };
  return { ...facts, loads, urls: once(facts.urls) };
}

/** Inline elements; around any other one there is a space between words. */
const INLINE = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'abbr', 'tspan']);

/** Elements whose text is a fact about the page. */
const WITH_TEXT = new Set(['title', 'a', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** An open element. */
interface OpenElement {
  tag: Tag;
  /** Whether it is hidden from assistive technology, or within an element that is. */
  isHidden: boolean;
  /** Whether its text is a fact, or it is within an element whose text is one. */
  hasFact: boolean;
  /** Length of the texts before it. */
  before: { text: number; spoken: number };
  /** Whether a drawing has a title. */
  hasTitle?: boolean;
}

/** Records what a scan finds, as a browser and as assistive technology understand it. */
function recordInto(scanned: Scanned, allowed: Allowed): ScanHandler {
  const { facts, scripts, styles } = scanned;
  const open: OpenElement[] = [];
  // The text of the open elements whose text is a fact, and what a screen reader speaks of it.
  let text = '';
  let spoken = '';
  const separate = ({ name }: Tag) => {
    if (!open.at(-1)?.hasFact || INLINE.has(name)) return;
    text += ' ';
    spoken += ' ';
  };
  return {
    onOpen(tag) {
      styles.push(...tag.styles);
      if (!tag.isPlain) noteAttributes(tag, scanned);
      if (!tag.isPlain || tag.name === 'script' || tag.name === 'style')
        facts.refused.push(...refusedOf(tag, allowed));
      separate(tag);
      const around = open.at(-1);
      const isHidden = around?.isHidden || tag.attributes['aria-hidden'] === 'true';
      if (around?.hasFact && tag.name === 'img' && !isHidden) spoken += tag.attributes.alt ?? '';
      const hasFact = around?.hasFact || WITH_TEXT.has(tag.name);
      open.push({ tag, isHidden, hasFact, before: { text: text.length, spoken: spoken.length } });
    },
    onText(html, from, to) {
      const around = open.at(-1);
      if (around?.hasFact) {
        const piece = decoded(html.slice(from, to));
        text += piece;
        if (!around.isHidden) spoken += piece;
      } else if (around?.tag.name === 'style') noteStyles(html.slice(from, to), facts);
      else if (around?.tag.name === 'script' && around.tag.attributes.type === undefined)
        scripts.push(html.slice(from, to));
    },
    onClose() {
      const element = open.pop();
      if (!element) return;
      const { tag, before, isHidden } = element;
      const label = tag.attributes['aria-label'];
      if (element.hasFact && label !== undefined && !isHidden)
        spoken = spoken.slice(0, before.spoken) + label;
      const drawing = tag.name === 'title' && open.findLast(({ tag: { name } }) => name === 'svg');
      if (drawing) drawing.hasTitle = true;
      else if (WITH_TEXT.has(tag.name))
        noteText(element, text.slice(before.text), spoken.slice(before.spoken), facts);
      if (!open.at(-1)?.hasFact) text = spoken = '';
      separate(tag);
    },
  };
}

/** Records the text of an element when it ends. */
function noteText(
  { tag, isHidden, hasTitle }: OpenElement,
  written: string,
  spoken: string,
  facts: PageFacts,
) {
  const { name, attributes } = tag;
  const text = () => ownText(folded(written));
  if (name === 'title') facts.title = text();
  if (name === 'h1') facts.h1.push(text());
  if (isHidden) return;
  if (/^h[1-6]$/.test(name)) facts.headings.push({ level: Number(name[1]), text: text() });
  if (name === 'a' && attributes.href !== undefined)
    facts.links.push({ name: folded(spoken), href: attributes.href });
  if (name === 'svg' && !attributes['aria-label'] && !hasTitle)
    facts.namelessDrawings.push(attributes.class ?? '');
}

/** Attributes that contain one URL each. */
const URL_ATTRIBUTES: Record<string, string> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  use: 'href',
};

/** Records the attributes of an element. */
function noteAttributes({ name, attributes }: Tag, scanned: Scanned): void {
  const { facts } = scanned;
  if (attributes.id !== undefined) facts.ids.push(attributes.id);
  const url = attributes[URL_ATTRIBUTES[name] ?? ''];
  if (url !== undefined) facts.urls.push(url);
  // Each URL of a list is followed by its width: "/shop-350.avif 350w, /shop-700.avif 700w".
  for (const one of attributes.srcset?.split(', ') ?? []) facts.urls.push(one.split(' ')[0] ?? '');
  if (name === 'img') facts.images.push({ alt: attributes.alt, src: attributes.src ?? '' });
  if (name === 'meta' && attributes.name === 'description') facts.description = folded(attributes.content);
  if (attributes['data-map'] !== undefined) scanned.hasMap = true;
  const island = attributes['data-island'];
  if (island !== undefined) facts.loads.islands[island] = attributes['data-scripts']?.split(' ') ?? [];
  const kind = kindOfLoad(name, attributes);
  if (kind) noteLoad(attributes.src ?? attributes.href ?? '', facts.loads[kind]);
}

/** When the file of an element loads; undefined if it has none, or one that loads later. */
function kindOfLoad(name: string, attributes: Tag['attributes']): 'blocking' | 'fonts' | 'early' | undefined {
  const { src, rel = '', as, loading, srcset, type } = attributes;
  // A photograph, which has a srcset, is content in sizes that the build makes, and not a cost of the code.
  if (name === 'img') return loading === 'lazy' || srcset !== undefined ? undefined : 'early';
  if (name === 'script' && src) {
    const isDeferred = 'defer' in attributes || 'async' in attributes || type === 'module';
    if (!isDeferred) return 'blocking';
    return src.startsWith('/') ? 'early' : undefined;
  }
  if (name !== 'link') return undefined;
  if (rel === 'stylesheet') return 'blocking';
  if (rel === 'preload' && as === 'font') return 'fonts';
  return ['preload', 'modulepreload', 'icon', 'manifest'].includes(rel) ? 'early' : undefined;
}

/** Records the pictures in a style sheet on the page; its fonts are preloaded. */
function noteStyles(css: string, { loads }: PageFacts): void {
  for (const [, url = ''] of css.matchAll(/url\(["']?([^"')]+)/g))
    if (!url.endsWith('.woff2')) noteLoad(url, loads.early);
}

function noteLoad(url: string, urls: string[]): void {
  if (url && !url.startsWith('data:')) urls.push(url);
}
