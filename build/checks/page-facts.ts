import { addLoads, makeGzipSize, noLoads, noteLoads, noteStyles, type PageLoads } from './page-loads.ts';
import { createScanner, type Listener, ownText, type Tag } from './scan.ts';
import { fillerIn, folded } from './words.ts';

/** What the checks and the rules of a release ask of a finished page. */
export interface PageFacts {
  title: string;
  description: string;
  /** Words of every h1. */
  h1: string[];
  /** Headings that assistive technology gets, in their order. */
  headings: { level: number; text: string }[];
  /** Links that assistive technology gets, each with the words it is read out by. */
  links: { name: string; href: string }[];
  images: { alt: string | undefined; src: string }[];
  /** Class of each drawing within the page that would be read out without a name. */
  namelessDrawings: string[];
  ids: string[];
  /** Addresses of links, pictures, fonts and scripts, each once. */
  addresses: string[];
  /** Filler that typesetters use, with the words after it; empty where there is none. */
  filler: string;
  loads: PageLoads;
}

/** What was scanned of a piece of HTML. Can be added to that of the page that it stands in. */
export interface Scanned {
  facts: Omit<PageFacts, 'addresses'>;
  addresses: Set<string>;
  /** Class names and custom properties (`--ink`) that it uses. */
  styles: Set<string>;
  /** Texts of inlined scripts. */
  scripts: string[];
  /** It has the place of a map (client/inline/map.ts). */
  hasMap: boolean;
}

/** Attributes that hold one address each. */
const ADDRESSES: Record<string, string> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'srcset',
  use: 'href',
};

/** Elements within a line; around any other one lies a blank between the words. */
const INLINE = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'abbr', 'tspan']);
const HEADING = /^h[1-6]$/;

/** Elements of which the facts tell the words. */
const TOLD = new Set(['title', 'a', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** An element whose end has not been read yet. */
interface OpenElement {
  tag: Tag;
  hidden: boolean;
  /** How many pieces of text came before it. */
  before: { words: number; heard: number };
  hasTitle?: boolean;
}

/**
 * Gives a function that reads HTML of this build as a browser and as assistive technology do.
 * @returns takes the pieces of a document or of a part of it, some of which were scanned before
 */
export function createReader(): (pieces: (string | Scanned)[]) => Scanned {
  const scan = createScanner();
  return (pieces) => {
    const scanned = nothingScanned();
    const listener = listen(scanned);
    for (const piece of pieces) {
      if (typeof piece !== 'string') add(piece, scanned);
      else {
        scan(piece, listener);
        scanned.facts.filler ||= fillerIn(piece);
      }
    }
    return scanned;
  };
}

/** Reads a page that this build made, or a part of one. */
export const readPage = (html: string): PageFacts => factsOf(createReader()([html]), makeGzipSize());

/** The facts of a whole page. @param gzipSize bytes of a text after gzip */
export function factsOf(
  { facts, addresses, scripts }: Scanned,
  gzipSize: (text: string) => number,
): PageFacts {
  const loads = { ...facts.loads, scripts: scripts.length > 0 ? gzipSize(scripts.join('')) : 0 };
  return { ...facts, loads, addresses: [...addresses] };
}

const nothingScanned = (): Scanned => ({
  facts: {
    ...{ title: '', description: '', filler: '' },
    ...{ h1: [], headings: [], links: [], images: [], namelessDrawings: [], ids: [] },
    loads: noLoads(),
  },
  addresses: new Set(),
  styles: new Set(),
  scripts: [],
  hasMap: false,
});

function listen(scanned: Scanned): Listener {
  const { facts, scripts } = scanned;
  const open: OpenElement[] = [];
  // Only within elements whose words are told: all pieces of text, and those that are read out.
  const words: string[] = [];
  const heard: string[] = [];
  let told = 0;
  const separate = (name: string) => {
    if (told === 0 || INLINE.has(name)) return;
    words.push(' ');
    heard.push(' ');
  };
  return {
    onOpen(tag) {
      const { name, attributes } = tag;
      const hidden = open.at(-1)?.hidden || attributes['aria-hidden'] === 'true';
      note(tag, scanned);
      separate(name);
      if (told > 0 && name === 'img' && !hidden) heard.push(attributes.alt ?? '');
      if (TOLD.has(name)) told += 1;
      open.push({ tag, hidden, before: { words: words.length, heard: heard.length } });
    },
    onText(text) {
      const within = open.at(-1);
      if (within?.tag.name === 'style') return noteStyles(text, facts.loads);
      if (within?.tag.name === 'script') {
        if (within.tag.attributes.type === undefined) scripts.push(text);
        return;
      }
      if (told === 0) return;
      words.push(text);
      if (!within?.hidden) heard.push(text);
    },
    onClose(name) {
      const element = open.pop();
      if (!element) return;
      const label = element.tag.attributes['aria-label'];
      if (told > 0 && label !== undefined && !element.hidden)
        heard.splice(element.before.heard, heard.length, label);
      const drawing = name === 'title' && open.findLast((around) => around.tag.name === 'svg');
      if (drawing) drawing.hasTitle = true;
      else if (TOLD.has(name))
        finish(element, words.slice(element.before.words), heard.slice(element.before.heard), facts);
      if (TOLD.has(name)) told -= 1;
      if (told === 0) words.length = heard.length = 0;
      separate(name);
    },
  };
}

/** Adds what was scanned of a part to the page that it stands in. */
function add(part: Scanned, page: Scanned): void {
  for (const list of ['h1', 'headings', 'links', 'images', 'namelessDrawings', 'ids'] as const)
    (page.facts[list] as unknown[]).push(...part.facts[list]);
  for (const text of ['title', 'description', 'filler'] as const) page.facts[text] ||= part.facts[text];
  for (const address of part.addresses) page.addresses.add(address);
  for (const style of part.styles) page.styles.add(style);
  page.scripts.push(...part.scripts);
  page.hasMap ||= part.hasMap;
  addLoads(part.facts.loads, page.facts.loads);
}

/** What the beginning of an element says. */
function note({ name, attributes, styles }: Tag, scanned: Scanned): void {
  const { facts, addresses, styles: used } = scanned;
  for (const style of styles) used.add(style);
  if (attributes.id !== undefined) facts.ids.push(attributes.id);
  const address = attributes[ADDRESSES[name] ?? ''];
  if (address !== undefined) addresses.add(address);
  if (name === 'img') facts.images.push({ alt: attributes.alt, src: attributes.src ?? '' });
  if (name === 'meta' && attributes.name === 'description') facts.description = folded(attributes.content);
  if (attributes['data-map'] !== undefined) scanned.hasMap = true;
  noteLoads(name, attributes, facts.loads);
}

/** What only its end says: the words within. */
function finish(element: OpenElement, words: string[], heard: string[], facts: Scanned['facts']): void {
  const { hidden, hasTitle } = element;
  const { name, attributes } = element.tag;
  const text = () => ownText(folded(words.join('')));
  if (name === 'title') facts.title = text();
  if (name === 'h1') facts.h1.push(text());
  if (hidden) return;
  if (HEADING.test(name)) facts.headings.push({ level: Number(name[1]), text: text() });
  if (name === 'a' && attributes.href !== undefined)
    facts.links.push({ name: folded(heard.join('')), href: attributes.href });
  if (name === 'svg' && !attributes['aria-label'] && !hasTitle)
    facts.namelessDrawings.push(attributes.class ?? '');
}
