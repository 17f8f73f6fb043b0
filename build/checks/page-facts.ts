import { Parser } from 'htmlparser2';
import { addLoads, makeGzipSize, noLoads, noteLoads, noteStyles, type PageLoads } from './page-loads.ts';
import { fillerIn, folded, ownText } from './words.ts';

/** What the checks and the rules of a release ask of a finished page, gathered in one reading of its HTML. */
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

/** An element whose end has not been read yet. */
interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  hidden: boolean;
  /** How many pieces of text came before it. */
  before: { words: number; heard: number };
  hasTitle?: boolean;
}

/** What was read of a piece of HTML. */
interface Reading {
  facts: Omit<PageFacts, 'addresses' | 'filler'>;
  addresses: Set<string>;
  /** Pieces of text: all of them, and those that are read out. */
  words: string[];
  heard: string[];
  /** Texts of inlined scripts. */
  scripts: string[];
}

/** Reads one page, or a part of one. */
export const readPage = (html: string): PageFacts => makePageReader()(html);

/**
 * Gives a function that reads pages as a browser and as assistive technology do. What many pages share it reads once.
 * @returns a function of a whole document, and of the parts in it that other pages have too, in their order
 */
export function makePageReader(): (html: string, shared?: string[]) => PageFacts {
  const gzipSize = makeGzipSize();
  const known = new Map<string, Reading>();
  const partOf = (html: string) => {
    const reading = known.get(html) ?? readPieces([html]);
    known.set(html, reading);
    return reading;
  };
  return (html, shared = []) => {
    const pieces: (string | Reading)[] = [];
    let from = 0;
    for (const part of shared) {
      const at = html.indexOf(part, from);
      pieces.push(html.slice(from, at), partOf(part));
      from = at + part.length;
    }
    const { facts, addresses, words, scripts } = readPieces([...pieces, html.slice(from)]);
    if (scripts.length > 0) facts.loads.scripts = gzipSize(scripts.join(''));
    return { ...facts, addresses: [...addresses], filler: fillerIn(words.join('')) };
  };
}

/** @param pieces of one document, some of which were read before */
function readPieces(pieces: (string | Reading)[]): Reading {
  const reading: Reading = {
    facts: {
      title: '',
      description: '',
      h1: [],
      headings: [],
      links: [],
      images: [],
      namelessDrawings: [],
      ids: [],
      loads: noLoads(),
    },
    addresses: new Set(),
    words: [],
    heard: [],
    scripts: [],
  };
  const { facts, addresses, words, heard, scripts } = reading;
  const open: OpenElement[] = [];
  const separate = (name: string) => {
    if (INLINE.has(name)) return;
    words.push(' ');
    heard.push(' ');
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const hidden = open.at(-1)?.hidden || attributes['aria-hidden'] === 'true';
      note(name, attributes, facts, addresses);
      noteLoads(name, attributes, facts.loads);
      separate(name);
      if (name === 'img' && !hidden) heard.push(attributes.alt ?? '');
      open.push({ name, attributes, hidden, before: { words: words.length, heard: heard.length } });
    },
    ontext(text) {
      const within = open.at(-1);
      if (within?.name === 'style') return noteStyles(text, facts.loads);
      if (within?.name === 'script') {
        if (within.attributes.type === undefined) scripts.push(text);
        return;
      }
      words.push(text);
      if (!within?.hidden) heard.push(text);
    },
    onclosetag(name) {
      const element = open.pop();
      if (!element) return;
      const label = element.attributes['aria-label'];
      if (label !== undefined && !element.hidden) heard.splice(element.before.heard, heard.length, label);
      const drawing = name === 'title' && open.findLast((around) => around.name === 'svg');
      if (drawing) drawing.hasTitle = true;
      else if (TOLD.has(name))
        finish(element, words.slice(element.before.words), heard.slice(element.before.heard), facts);
      separate(name);
    },
  });
  for (const piece of pieces) {
    if (typeof piece === 'string') parser.write(piece);
    else add(piece, reading);
  }
  parser.end();
  return reading;
}

/** Elements of which the facts tell the words. */
const TOLD = new Set(['title', 'a', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Adds what was read of a part to the page that it stands in. */
function add(part: Reading, page: Reading): void {
  for (const list of ['h1', 'headings', 'links', 'images', 'namelessDrawings', 'ids'] as const)
    (page.facts[list] as unknown[]).push(...part.facts[list]);
  for (const address of part.addresses) page.addresses.add(address);
  for (const list of ['words', 'heard', 'scripts'] as const) page[list].push(...part[list]);
  addLoads(part.facts.loads, page.facts.loads);
}

/** What the beginning of an element says. */
function note(
  name: string,
  attributes: Record<string, string>,
  facts: Reading['facts'],
  addresses: Set<string>,
): void {
  if (attributes.id !== undefined) facts.ids.push(ownText(attributes.id));
  const address = attributes[ADDRESSES[name] ?? ''];
  if (address !== undefined && !addresses.has(address)) addresses.add(ownText(address));
  if (name === 'img') facts.images.push({ alt: attributes.alt, src: ownText(attributes.src ?? '') });
  if (name === 'meta' && attributes.name === 'description') facts.description = folded(attributes.content);
}

/** What only its end says: the words within. */
function finish(element: OpenElement, words: string[], heard: string[], facts: Reading['facts']): void {
  const { name, attributes, hidden } = element;
  if (name === 'title') facts.title = folded(words.join(''));
  if (name === 'h1') facts.h1.push(folded(words.join('')));
  if (hidden) return;
  if (HEADING.test(name)) facts.headings.push({ level: Number(name[1]), text: folded(words.join('')) });
  if (name === 'a' && attributes.href !== undefined)
    facts.links.push({ name: folded(heard.join('')), href: ownText(attributes.href) });
  if (name === 'svg' && !attributes['aria-label'] && !element.hasTitle)
    facts.namelessDrawings.push(attributes.class ?? '');
}
