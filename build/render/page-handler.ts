import { folded } from '../shared/words.ts';
import type { Scanned } from './page-facts.ts';
import { noteLoads, noteStyles } from './page-loads.ts';
import { type Allowed, refusedOf } from './refused-resources.ts';
import { decoded, ownText, type ScanHandler, type Tag } from './scan.ts';

/** Attributes that contain one URL each. */
const URL_ATTRIBUTES: Record<string, string> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  use: 'href',
};

/** Inline elements; around any other one there is a space between words. */
const INLINE = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'abbr', 'tspan']);
const HEADING = /^h[1-6]$/;

/** Elements whose text is a fact about the page. */
const WITH_TEXT = new Set(['title', 'a', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** An open element whose text is a fact, or that is within one. */
interface TextElement {
  tag: Tag;
  hidden: boolean;
  /** Number of text pieces before it. */
  before: { text: number; spoken: number };
  hasTitle?: boolean;
}

/**
 * Records what a scan finds, as a browser and as assistive technology understand it.
 * @param scanned receives it
 * @param allowed other origins that pages may use
 */
export function makePageHandler(scanned: Scanned, allowed: Allowed): ScanHandler {
  const { facts, scripts } = scanned;
  /** The open elements. */
  const open: (Tag | TextElement)[] = [];
  // All pieces of text, and those that a screen reader speaks; only within elements whose text is a fact.
  const text: string[] = [];
  const spoken: string[] = [];
  let depth = 0;
  // Number of enclosing elements hidden from assistive technology.
  let hidden = 0;
  const separate = ({ name }: Tag) => {
    if (depth === 0 || INLINE.has(name)) return;
    text.push(' ');
    spoken.push(' ');
  };
  return {
    onOpen(tag) {
      for (const style of tag.styles) scanned.styles.add(style);
      if (!tag.isPlain) noteAttributes(tag, scanned);
      if (!tag.isPlain || tag.name === 'script' || tag.name === 'style')
        facts.refused.push(...refusedOf(tag, allowed));
      if (isHidden(tag)) hidden += 1;
      separate(tag);
      if (depth > 0 && tag.name === 'img' && hidden === 0) spoken.push(tag.attributes.alt ?? '');
      if (WITH_TEXT.has(tag.name)) depth += 1;
      const before = { text: text.length, spoken: spoken.length };
      open.push(depth > 0 ? { tag, hidden: hidden > 0, before } : tag);
    },
    onText(html, from, to) {
      if (depth > 0) {
        const piece = decoded(html.slice(from, to));
        text.push(piece);
        if (hidden === 0) spoken.push(piece);
        return;
      }
      const within = open.at(-1);
      if (within === undefined || !('name' in within)) return;
      if (within.name === 'style') noteStyles(html.slice(from, to), facts.loads);
      if (within.name === 'script' && within.attributes.type === undefined)
        scripts.push(html.slice(from, to));
    },
    onClose() {
      const element = open.pop();
      if (!element) return;
      const tag = 'tag' in element ? element.tag : element;
      if ('tag' in element) {
        const label = tag.attributes['aria-label'];
        if (label !== undefined && !element.hidden)
          spoken.splice(element.before.spoken, spoken.length, label);
        const drawing = tag.name === 'title' && open.findLast(isDrawing);
        if (drawing) drawing.hasTitle = true;
        else if (WITH_TEXT.has(tag.name))
          noteText(element, text.slice(element.before.text), spoken.slice(element.before.spoken), facts);
        if (WITH_TEXT.has(tag.name)) depth -= 1;
        if (depth === 0) text.length = spoken.length = 0;
      }
      if (isHidden(tag)) hidden -= 1;
      separate(tag);
    },
  };
}

const isHidden = ({ isPlain, attributes }: Tag) => !isPlain && attributes['aria-hidden'] === 'true';

const isDrawing = (element: Tag | TextElement): element is TextElement =>
  'tag' in element && element.tag.name === 'svg';

/** Records the attributes of an element. */
function noteAttributes({ name, attributes }: Tag, scanned: Scanned): void {
  const { facts, urls } = scanned;
  if (attributes.id !== undefined) facts.ids.push(attributes.id);
  const url = attributes[URL_ATTRIBUTES[name] ?? ''];
  if (url !== undefined) urls.add(url);
  // Each URL of a list is followed by its width: "/shop-350.avif 350w, /shop-700.avif 700w".
  for (const one of attributes.srcset?.split(', ') ?? []) urls.add(one.split(' ')[0] ?? '');
  if (name === 'img') facts.images.push({ alt: attributes.alt, src: attributes.src ?? '' });
  if (name === 'meta' && attributes.name === 'description') facts.description = folded(attributes.content);
  if (attributes['data-map'] !== undefined) scanned.hasMap = true;
  noteLoads(name, attributes, facts.loads);
}

/** Records the text of an element when it ends. */
function noteText(element: TextElement, pieces: string[], spoken: string[], facts: Scanned['facts']): void {
  const { hidden, hasTitle } = element;
  const { name, attributes } = element.tag;
  const text = () => ownText(folded(pieces.join('')));
  if (name === 'title') facts.title = text();
  if (name === 'h1') facts.h1.push(text());
  if (hidden) return;
  if (HEADING.test(name)) facts.headings.push({ level: Number(name[1]), text: text() });
  if (name === 'a' && attributes.href !== undefined)
    facts.links.push({ name: folded(spoken.join('')), href: attributes.href });
  if (name === 'svg' && !attributes['aria-label'] && !hasTitle)
    facts.namelessDrawings.push(attributes.class ?? '');
}
