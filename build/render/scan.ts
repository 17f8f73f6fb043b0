import { propertiesIn } from './critical-css.ts';

/** The events of a scan, in document order. */
export interface ScanHandler {
  onOpen(tag: Tag): void;
  /** A text between two offsets of the HTML. Its entities are not decoded yet (`decoded`). */
  onText(html: string, from: number, to: number): void;
  /** The most recently opened element ends. */
  onClose(): void;
}

/** A start tag. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** It has no attribute except its class. */
  isPlain: boolean;
  /** It has no content: `<img>`, or `<path/>`. */
  isEmpty: boolean;
  /** Class names and custom properties (`--ink`) in its attributes. */
  styles: readonly string[];
}

/** Maximum number of cached tags: pages of one site repeat a few. */
const REMEMBERED = 5000;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const [EXCLAMATION, SLASH] = ['!', '/'].map((sign) => sign.charCodeAt(0));

/**
 * Returns a function that scans HTML written by this build: every value is quoted, every element closed, and `<` and
 * `>` in texts and values are entities. It must not be used for anything else. Known tags are not parsed again, and a
 * text is extracted only when needed, which makes it several times as fast as a parser.
 */
export function createScanner(): (html: string, handler: ScanHandler) => void {
  const tags = new Map<string, Tag>();
  const tagOf = (text: string): Tag => {
    const known = tags.get(text);
    if (known) return known;
    const tag = readTag(text);
    // A copy, because a slice as the key would keep the whole page in memory.
    if (tags.size < REMEMBERED) tags.set(ownText(text), tag);
    return tag;
  };
  return (html, handler) => {
    let at = 0;
    for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', at)) {
      if (start > at) handler.onText(html, at, start);
      const next = html.charCodeAt(start + 1);
      if (next === EXCLAMATION) {
        at = html.startsWith('<!--', start) ? html.indexOf('-->', start) + 3 : html.indexOf('>', start) + 1;
        continue;
      }
      const end = html.indexOf('>', start);
      at = end + 1;
      if (next === SLASH) {
        handler.onClose();
        continue;
      }
      const tag = tagOf(html.slice(start + 1, end));
      handler.onOpen(tag);
      if (tag.isEmpty) handler.onClose();
      else if (tag.name === 'style' || tag.name === 'script') {
        const close = html.indexOf(`</${tag.name}>`, at);
        if (close > at) handler.onText(html, at, close);
        at = close;
      }
    }
    if (at < html.length) handler.onText(html, at, html.length);
  };
}

/** @param text of the tag between `<` and `>` */
function readTag(text: string): Tag {
  const closed = text.endsWith('/');
  const [name = ''] = text.split(/[\s/]/, 1);
  const rest = text.slice(name.length, closed ? -1 : undefined);
  const attributes: Record<string, string> = {};
  // React writes srcSet like components do; HTML names are case-insensitive.
  for (const [, key = '', double, single] of rest.matchAll(ATTRIBUTE))
    attributes[ownText(key.toLowerCase())] = ownText(decoded(double ?? single ?? ''));
  const classNames = attributes.class?.split(' ') ?? [];
  return {
    name: ownText(name),
    attributes,
    isPlain: Object.keys(attributes).every((key) => key === 'class'),
    isEmpty: closed || VOID.has(name),
    styles: [...classNames, ...propertiesIn(rest)].map(ownText),
  };
}

/** A text with its entities decoded. */
export const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    : text;

/** A copy of the text: a slice keeps the whole page in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();
