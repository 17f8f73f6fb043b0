import { excerpt } from '../shared/words.ts';
import type { Element } from './scan.ts';

/** What to do about each kind of content that browsers would silently block. */
const REMEDIES = {
  script:
    'Scripts of other sites, and scripts that the build did not put there, do not run. Put your own into client/inline/NAME.ts and include it with inlineScript(\'NAME\') (components/page.ts); a counter belongs under "measurement" in content/site.yaml.',
  handler: 'Code in attributes does not run. Add an event listener in client/inline/NAME.ts instead.',
  style: 'Only the styles of sheets apply. Write a class in a sheet (components/sheet.ts) instead.',
  frame: 'Only the map of content/site.yaml is shown in a frame. Link to the other page instead.',
  picture:
    'Only pictures of this site are shown. Put the picture into static/images/, and use its address there.',
  media: 'Videos, sounds and plug-ins are not played here. Show a picture that links to where it plays.',
  font: 'Only fonts of this site are loaded. Put the font into static/fonts/.',
  form: 'Forms are not sent to an address. Use the contact form, which sends to the service in content/site.yaml.',
  base: 'The base address of a page cannot be changed. Write its addresses in full.',
  ping: 'Clicks are not reported to another address. Leave the attribute out.',
};

/** What is refused, and the attribute that is to blame; none for the element itself. */
type Reason = [kind: keyof typeof REMEDIES, attribute?: string];

/** URLs of other origins that the policy of the site allows. */
export interface Allowed {
  /** The counter's script. */
  scripts: readonly string[];
  frames: readonly string[];
}

/**
 * Checks a start tag against the rules of build/render/security-policy.ts, which allow the style and the scripts that
 * the build has inserted, files of the site, and what content/site.yaml names.
 * @returns what the policy blocks, as a developer would search for it, and what to do instead
 */
export function refusedOf({ name, attributes }: Element, allowed: Allowed): string[] {
  const reasons = Object.keys(attributes).flatMap((key): Reason[] => {
    if (/^on[a-z]/.test(key)) return [['handler', key]];
    return key === 'style' || key === 'ping' ? [[key, key]] : [];
  });
  const own = RULES[name]?.(attributes, allowed);
  return [...reasons, ...(own ? [own] : [])].map(([kind, attribute]) => {
    const value = attributes[attribute ?? ''] ?? '';
    const what = attribute === undefined ? `<${name}>` : `<${name} ${attribute}="${excerpt(value, 80)}">`;
    return `The page's Content-Security-Policy blocks ${what}. ${REMEDIES[kind]}`;
  });
}

type ElementRule = (attributes: Element['attributes'], allowed: Allowed) => Reason | false;

const isOwn = (url: string) => !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url.trim());

/** `a.png 1x, b.png 2x` -> both URLs. */
export const urlsIn = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

const media: ElementRule = ({ src }) => ['media', src === undefined ? 'data' : 'src'];

const picture: ElementRule = ({ src = '', srcset = '' }) => {
  if (!isOwn(src)) return ['picture', 'src'];
  return !urlsIn(srcset).every(isOwn) && ['picture', 'srcset'];
};

/** By the name of the element. */
const RULES: Record<string, ElementRule> = {
  // A script of JSON is data, to which no policy applies.
  script: ({ src, type = '' }, { scripts }) =>
    src === undefined
      ? !/json$/.test(type) && ['script']
      : !isOwn(src) && !scripts.includes(src) && ['script', 'src'],
  style: () => ['style'],
  iframe: ({ src }, { frames }) => src !== undefined && !frames.includes(src) && ['frame', 'src'],
  ...{ video: media, audio: media, track: media, object: media, embed: media },
  ...{ img: picture, source: picture },
  input: (attributes, allowed) => attributes.type === 'image' && picture(attributes, allowed),
  image: ({ href = '' }) => !isOwn(href) && ['picture', 'href'],
  form: ({ action }) => action !== undefined && ['form', 'action'],
  base: () => ['base', 'href'],
  link: ({ rel = '', href = '', as }) => {
    if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) return ['style', 'href'];
    if (isOwn(href)) return false;
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) return ['script', 'href'];
    // React preloads pictures of the first screen: each is reported at its own element.
    if (rel === 'preload') return as !== 'image' && [as === 'font' ? 'font' : 'picture', 'href'];
    return /\bicon\b/.test(rel) && ['picture', 'href'];
  },
};
