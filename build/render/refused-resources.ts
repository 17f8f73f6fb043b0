import type { Tag } from './scan.ts';

/** Something on a page that its policy blocks. */
export interface Refused {
  /** The element or attribute, as a developer would search for it: `<script src="https://…">`. */
  what: string;
  /** The kind of content, for the advice in the message. */
  kind: RefusedKind;
}

export type RefusedKind =
  | 'script'
  | 'handler'
  | 'style'
  | 'frame'
  | 'picture'
  | 'media'
  | 'font'
  | 'form'
  | 'base'
  | 'ping';

/** URLs of other origins that the policy of the site allows. */
export interface Allowed {
  /** The counter's script. */
  scripts: readonly string[];
  frames: readonly string[];
}

/** Types of scripts that are data, to which no policy applies. */
const DATA = /json$/;

const MEDIA = ['video', 'audio', 'track', 'object', 'embed'];

/**
 * Checks a start tag against the rules of build/render/security-policy.ts, which allow the style and the scripts that
 * the build has inserted, files of the site, and what content/site.yaml names.
 */
export function refusedOf({ name, attributes }: Tag, allowed: Allowed): Refused[] {
  const refused = (kind: RefusedKind, attribute?: string): Refused[] => [
    {
      kind,
      what: attribute === undefined ? `<${name}>` : shown(name, attribute, attributes[attribute] ?? ''),
    },
  ];
  const handlers = Object.keys(attributes).filter((key) => /^on[a-z]/.test(key));
  return [
    ...handlers.flatMap((key) => refused('handler', key)),
    ...(attributes.style === undefined ? [] : refused('style', 'style')),
    ...(attributes.ping === undefined ? [] : refused('ping', 'ping')),
    ...ofElement(name, attributes, allowed, refused),
  ];
}

function ofElement(
  name: string,
  attributes: Tag['attributes'],
  allowed: Allowed,
  refused: (kind: RefusedKind, attribute?: string) => Refused[],
): Refused[] {
  const { src, srcset = '', href = '', rel = '', as: use, type = '' } = attributes;
  if (name === 'script') {
    if (src === undefined) return DATA.test(type) ? [] : refused('script');
    return isOwn(src) || allowed.scripts.includes(src) ? [] : refused('script', 'src');
  }
  if (name === 'style') return refused('style');
  if (name === 'iframe')
    return src === undefined || allowed.frames.includes(src) ? [] : refused('frame', 'src');
  if (MEDIA.includes(name)) return refused('media', src === undefined ? 'data' : 'src');
  if (name === 'form' && attributes.action !== undefined) return refused('form', 'action');
  if (name === 'base') return refused('base', 'href');
  if (name === 'link') return ofLink(rel, href, use, refused);
  if (name === 'img' || name === 'source' || (name === 'input' && type === 'image')) {
    if (src !== undefined && !isOwn(src)) return refused('picture', 'src');
    return urlsIn(srcset).every(isOwn) ? [] : refused('picture', 'srcset');
  }
  if (name === 'image' && !isOwn(href)) return refused('picture', 'href');
  return [];
}

function ofLink(
  rel: string,
  href: string,
  use: string | undefined,
  refused: (kind: RefusedKind, attribute?: string) => Refused[],
): Refused[] {
  if (rel === 'stylesheet' || (rel === 'preload' && use === 'style')) return refused('style', 'href');
  if (isOwn(href)) return [];
  if (rel === 'modulepreload' || (rel === 'preload' && use === 'script')) return refused('script', 'href');
  if (rel === 'preload') return refused(use === 'font' ? 'font' : 'picture', 'href');
  return /\bicon\b/.test(rel) ? refused('picture', 'href') : [];
}

/** A file of this site. */
const isOwn = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url.trim());

/** `a.png 1x, b.png 2x` -> both URLs. */
const urlsIn = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

function shown(name: string, attribute: string, value: string): string {
  const short = value.length > 80 ? `${value.slice(0, 77)}…` : value;
  return `<${name} ${attribute}="${short}">`;
}
