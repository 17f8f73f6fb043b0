import { propertiesIn } from '../critical-css.ts';

/** What a scan tells, in the order in which it comes by it. */
export interface Listener {
  onOpen(tag: Tag): void;
  onText(text: string): void;
  onClose(name: string): void;
}

/** The beginning of an element. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** It has no content: `<img>`, or `<path/>`. */
  empty: boolean;
  /** Class names and custom properties (`--ink`) in its attributes. */
  styles: readonly string[];
}

/** How many different tags are remembered: pages of one site repeat few. */
const REMEMBERED = 5000;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Gives a function that reads HTML which this build has written itself: every value is quoted, every element closed,
 * and `<` and `>` in texts and values are written as entities. It must not be given anything else.
 * A tag that was read before is not taken apart again, which makes it several times as fast as a parser.
 */
export function createScanner(): (html: string, listener: Listener) => void {
  const tags = new Map<string, Tag>();
  const tagOf = (text: string): Tag => {
    const known = tags.get(text);
    if (known) return known;
    const tag = readTag(text);
    // A copy, since a piece of the page as the key would keep the whole page in memory.
    if (tags.size < REMEMBERED) tags.set(ownText(text), tag);
    return tag;
  };
  return (html, listener) => {
    let at = 0;
    for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', at)) {
      if (start > at) listener.onText(decoded(html.slice(at, start)));
      const end = html.startsWith('<!--', start) ? html.indexOf('-->', start) + 2 : html.indexOf('>', start);
      at = end + 1;
      if (html[start + 1] === '!') continue;
      if (html[start + 1] === '/') {
        listener.onClose(html.slice(start + 2, end));
        continue;
      }
      const tag = tagOf(html.slice(start + 1, end));
      listener.onOpen(tag);
      if (tag.empty) listener.onClose(tag.name);
      else if (tag.name === 'style' || tag.name === 'script') {
        const close = html.indexOf(`</${tag.name}>`, at);
        if (close > at) listener.onText(html.slice(at, close));
        at = close;
      }
    }
    if (at < html.length) listener.onText(decoded(html.slice(at)));
  };
}

/** @param text of the tag between `<` and `>` */
function readTag(text: string): Tag {
  const closed = text.endsWith('/');
  const [name = ''] = text.split(/[\s/]/, 1);
  const rest = text.slice(name.length, closed ? -1 : undefined);
  const attributes: Record<string, string> = {};
  // React writes srcSet as a component does; in HTML names have no case.
  for (const [, key = '', double, single] of rest.matchAll(ATTRIBUTE))
    attributes[ownText(key.toLowerCase())] = ownText(decoded(double ?? single ?? ''));
  const classNames = attributes.class?.split(' ') ?? [];
  return {
    name: ownText(name),
    attributes,
    empty: closed || VOID.has(name),
    styles: [...classNames, ...propertiesIn(rest)].map(ownText),
  };
}

const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    : text;

/** The same text, apart from the page it was cut from: a cut keeps the whole page in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();
