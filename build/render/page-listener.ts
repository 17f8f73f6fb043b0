import { folded } from '../shared/words.ts';
import type { Scanned } from './page-facts.ts';
import { noteLoads, noteStyles } from './page-loads.ts';
import { decoded, type Listener, ownText, type Tag } from './scan.ts';

/** Attributes that hold one URL each. */
const URL_ATTRIBUTES: Record<string, string> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  use: 'href',
};

/** Elements within a line; around any other one lies a blank between the words. */
const INLINE = new Set(['span', 'b', 'strong', 'em', 'i', 'small', 'abbr', 'tspan']);
const HEADING = /^h[1-6]$/;

/** Elements of which the facts tell the words. */
const TOLD = new Set(['title', 'a', 'svg', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** An element of which the words are told, and whose end has not been read yet. */
interface ToldElement {
  tag: Tag;
  hidden: boolean;
  /** How many pieces of text came before it. */
  before: { words: number; heard: number };
  hasTitle?: boolean;
}

/** Notes what a scan comes by, as a browser and as assistive technology understand it. @param scanned gets it */
export function listen(scanned: Scanned): Listener {
  const { facts, scripts } = scanned;
  /** Elements whose end has not been read yet; those within a told one, and itself, as such. */
  const open: (Tag | ToldElement)[] = [];
  // Only within told elements: all pieces of text, and those that are read out.
  const words: string[] = [];
  const heard: string[] = [];
  let told = 0;
  // Within how many elements that assistive technology does not get.
  let hidden = 0;
  const separate = ({ name }: Tag) => {
    if (told === 0 || INLINE.has(name)) return;
    words.push(' ');
    heard.push(' ');
  };
  return {
    onOpen(tag) {
      for (const style of tag.styles) scanned.styles.add(style);
      if (!tag.isPlain) note(tag, scanned);
      if (isHidden(tag)) hidden += 1;
      separate(tag);
      if (told > 0 && tag.name === 'img' && hidden === 0) heard.push(tag.attributes.alt ?? '');
      if (TOLD.has(tag.name)) told += 1;
      const before = { words: words.length, heard: heard.length };
      open.push(told > 0 ? { tag, hidden: hidden > 0, before } : tag);
    },
    onText(html, from, to) {
      if (told > 0) {
        const text = decoded(html.slice(from, to));
        words.push(text);
        if (hidden === 0) heard.push(text);
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
        if (label !== undefined && !element.hidden) heard.splice(element.before.heard, heard.length, label);
        const drawing = tag.name === 'title' && open.findLast(isDrawing);
        if (drawing) drawing.hasTitle = true;
        else if (TOLD.has(tag.name))
          finish(element, words.slice(element.before.words), heard.slice(element.before.heard), facts);
        if (TOLD.has(tag.name)) told -= 1;
        if (told === 0) words.length = heard.length = 0;
      }
      if (isHidden(tag)) hidden -= 1;
      separate(tag);
    },
  };
}

const isHidden = ({ isPlain, attributes }: Tag) => !isPlain && attributes['aria-hidden'] === 'true';

const isDrawing = (element: Tag | ToldElement): element is ToldElement =>
  'tag' in element && element.tag.name === 'svg';

/** What the beginning of an element says. */
function note({ name, attributes }: Tag, scanned: Scanned): void {
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

/** What only its end says: the words within. */
function finish(element: ToldElement, words: string[], heard: string[], facts: Scanned['facts']): void {
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
