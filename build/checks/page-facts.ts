import { Parser } from 'htmlparser2';
import { makeGzipSize, noLoads, noteLoads, noteStyles, type PageLoads } from './page-loads.ts';

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

/**
 * Reads a page as a browser and as assistive technology do.
 * @param html a whole document, or a part of one
 * @param gzipSize shared by many pages, it compresses what they have in common once
 */
export function readPage(html: string, gzipSize = makeGzipSize()): PageFacts {
  const facts: PageFacts = {
    title: '',
    description: '',
    h1: [],
    headings: [],
    links: [],
    images: [],
    namelessDrawings: [],
    ids: [],
    addresses: [],
    filler: '',
    loads: noLoads(),
  };
  const scripts: string[] = [];
  const addresses = new Set<string>();
  const open: OpenElement[] = [];
  /** Pieces of text: all of them, and those that are read out. */
  const words: string[] = [];
  const heard: string[] = [];
  const separate = (name: string) => {
    if (INLINE.has(name)) return;
    words.push(' ');
    heard.push(' ');
  };
  new Parser({
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
      else finish(element, words.slice(element.before.words), heard.slice(element.before.heard), facts);
      separate(name);
    },
  }).end(html);
  if (scripts.length > 0) facts.loads.scripts = gzipSize(scripts.join(''));
  return { ...facts, addresses: [...addresses], filler: fillerIn(words.join('')) };
}

/** What the beginning of an element says. */
function note(
  name: string,
  attributes: Record<string, string>,
  facts: PageFacts,
  addresses: Set<string>,
): void {
  if (attributes.id !== undefined) facts.ids.push(attributes.id);
  const address = attributes[ADDRESSES[name] ?? ''];
  if (address !== undefined) addresses.add(address);
  if (name === 'img') facts.images.push({ alt: attributes.alt, src: attributes.src ?? '' });
  if (name === 'meta' && attributes.name === 'description') facts.description = folded(attributes.content);
}

/** What only its end says: the words within. */
function finish(element: OpenElement, words: string[], heard: string[], facts: PageFacts): void {
  const { name, attributes, hidden } = element;
  if (name === 'title') facts.title = folded(words.join(''));
  if (name === 'h1') facts.h1.push(folded(words.join('')));
  if (hidden) return;
  if (HEADING.test(name)) facts.headings.push({ level: Number(name[1]), text: folded(words.join('')) });
  if (name === 'a' && attributes.href !== undefined)
    facts.links.push({ name: folded(heard.join('')), href: attributes.href });
  if (name === 'svg' && !attributes['aria-label'] && !element.hasTitle)
    facts.namelessDrawings.push(attributes.class ?? '');
}

const LOREM = /\blorem\b|\bdolor sit amet\b/i;

/** The filler in a text with a few words after it; empty where there is none. */
export function fillerIn(text: string): string {
  const start = text.search(LOREM);
  return start === -1 ? '' : folded(text.slice(start)).slice(0, 60);
}

/** A text with its blanks and line ends folded into single blanks. */
export const folded = (text = '') => text.replace(/\s+/g, ' ').trim();
