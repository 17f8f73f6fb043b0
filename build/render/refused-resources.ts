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

/** What is refused, and the attribute that is to blame; none for the element itself. */
type Reason = [kind: RefusedKind, attribute?: string];

/**
 * Checks a start tag against the rules of build/render/security-policy.ts, which allow the style and the scripts that
 * the build has inserted, files of the site, and what content/site.yaml names.
 */
export function refusedOf({ name, attributes }: Tag, allowed: Allowed): Refused[] {
  const reasons = Object.keys(attributes).flatMap((key): Reason[] => {
    if (/^on[a-z]/.test(key)) return [['handler', key]];
    return key === 'style' || key === 'ping' ? [[key, key]] : [];
  });
  const own = reasonOf(name, attributes, allowed);
  if (own) reasons.push(own);
  return reasons.map(([kind, attribute]) => {
    const value = attributes[attribute ?? ''] ?? '';
    const short = value.length > 80 ? `${value.slice(0, 77)}…` : value;
    return { kind, what: attribute === undefined ? `<${name}>` : `<${name} ${attribute}="${short}">` };
  });
}

function reasonOf(name: string, attributes: Tag['attributes'], allowed: Allowed): Reason | undefined {
  const { src, srcset = '', href = '', type = '', action } = attributes;
  switch (name) {
    case 'script':
      // A script of JSON is data, to which no policy applies.
      if (src === undefined) return /json$/.test(type) ? undefined : ['script'];
      return isOwn(src) || allowed.scripts.includes(src) ? undefined : ['script', 'src'];
    case 'style':
      return ['style'];
    case 'iframe':
      return src === undefined || allowed.frames.includes(src) ? undefined : ['frame', 'src'];
    case 'video':
    case 'audio':
    case 'track':
    case 'object':
    case 'embed':
      return ['media', src === undefined ? 'data' : 'src'];
    case 'form':
      return action === undefined ? undefined : ['form', 'action'];
    case 'base':
      return ['base', 'href'];
    case 'link':
      return reasonOfLink(attributes);
    case 'image':
      return isOwn(href) ? undefined : ['picture', 'href'];
    case 'img':
    case 'source':
    case 'input':
      if (name === 'input' && type !== 'image') return undefined;
      if (src !== undefined && !isOwn(src)) return ['picture', 'src'];
      return urlsIn(srcset).every(isOwn) ? undefined : ['picture', 'srcset'];
    default:
      return undefined;
  }
}

function reasonOfLink({ rel = '', href = '', as }: Tag['attributes']): Reason | undefined {
  if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) return ['style', 'href'];
  if (isOwn(href)) return undefined;
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) return ['script', 'href'];
  if (rel === 'preload') return [as === 'font' ? 'font' : 'picture', 'href'];
  return /\bicon\b/.test(rel) ? ['picture', 'href'] : undefined;
}

/** A file of this site. */
const isOwn = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url.trim());

/** `a.png 1x, b.png 2x` -> both URLs. */
const urlsIn = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
