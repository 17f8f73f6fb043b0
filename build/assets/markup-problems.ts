import * as css from '@csstools/css-tokenizer';
import type { SaxesTagNS } from 'saxes';
import { printable } from '../shared/characters.ts';

/** An element with its attributes and namespaces. */
export type Tag = Pick<SaxesTagNS, 'local' | 'uri' | 'attributes'>;

const XHTML = 'http://www.w3.org/1999/xhtml';

/** What in an SVG element is not part of a picture: "a script"; undefined for nothing. */
export function problemOfElement({ local, uri, attributes }: Tag): string | undefined {
  if (/^(?:script|handler|listener)$/i.test(local)) return 'a script';
  if (uri === XHTML || /^foreignObject$/i.test(local)) return 'HTML';
  return Object.values(attributes).map(problemOfAttribute).find(Boolean);
}

/** The same in a feed or a sitemap, which may name translations of a page. */
export function problemOfListElement({ local, uri, attributes }: Tag): string | undefined {
  const isTranslation = local === 'link' && attributes.rel?.value === 'alternate';
  if (uri === XHTML && !isTranslation) return 'HTML';
  return uri === 'http://www.w3.org/2000/svg' ? 'a drawing' : undefined;
}

function problemOfAttribute({ local, value }: { local: string; value: string }): string | undefined {
  if (/^on/i.test(local)) return `an event handler (${printable(local).slice(0, 30)})`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them within a URL
  if (/(?:java|vb)script:/i.test(value.replace(/[\u0000-\u0020]/g, '')))
    return 'an address that runs a script';
  if (/^attributeName$/i.test(local) && /(?:^|:)(?:href|on\w+)$/i.test(value.trim()))
    return `an animation of ${shorten(value)}`;
  if (/^(?:href|src)$/i.test(local))
    return isWithin(value.trim()) ? undefined : `a reference to ${shorten(value)}`;
  return problemOfStyle(value);
}

/** A part of the same file, or an embedded picture or font. */
const isWithin = (address: string) =>
  /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/(?:x-)?)?font[/-][\w.+-]+)[;,])/i.test(
    address,
  );

/** What a style sheet of an SVG, or an attribute with styles, loads from elsewhere; undefined for nothing. */
export function problemOfStyle(sheet: string): string | undefined {
  let before = '';
  for (const token of css.tokenize({ css: sheet })) {
    const name =
      css.isTokenAtKeyword(token) || css.isTokenFunction(token) ? token[4].value.toLowerCase() : '';
    if (css.isTokenAtKeyword(token) && name === 'import')
      return 'a reference to another style sheet (@import)';
    if (css.isTokenFunction(token) && LOADING.includes(name)) return 'a reference to other pictures';
    const isAddress = css.isTokenURL(token) || (before === 'url' && css.isTokenString(token));
    if (isAddress && !isWithin(token[4].value.trim())) return `a reference to ${shorten(token[4].value)}`;
    if (!css.isTokenWhiteSpaceOrComment(token)) before = name;
  }
  return undefined;
}

/** Functions whose arguments are pictures, which may be written as mere strings. */
const LOADING = ['image-set', '-webkit-image-set', 'image', 'src'];

const shorten = (address: string) => `"${printable(address.trim()).slice(0, 60)}"`;
