import { createHash } from 'node:crypto';
import type { Content } from '../../schemas/content.ts';
import { counterAddresses } from '../../schemas/measurement.ts';
import { originOf } from '../shared/url.ts';

/** The parts of a page that its policy must allow. */
export interface Inlined {
  /** Text of its style element. */
  style: string;
  /** Texts of its scripts. */
  scripts: string[];
  hasMap: boolean;
}

/**
 * Returns a function that makes the Content-Security-Policy of a page, which allows only what the page contains: the
 * inlined style and scripts by their hashes, files of the site, the enquiry service and the map. hosts/headers.ts has
 * what a meta element cannot express. If the style or the scripts change later, browsers block them.
 * @returns makes the meta element
 */
export function makePolicy(content: Content): (inlined: Inlined) => string {
  const hash = makeHash();
  return (inlined) =>
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(inlined, content, hash)}">`;
}

/** The hash of inlined code for the policy. Most pages have the same code. */
function makeHash(): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const hash = known.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    known.set(code, hash);
    return hash;
  };
}

function policyFor(
  { style, scripts, hasMap }: Inlined,
  { site, enquiryService }: Content,
  hash: (code: string) => string,
): string {
  // The script sends a request to the map's host before it shows the frame (client/inline/map.ts).
  const map = hasMap ? [sourceOf(site.map.url)] : [];
  const counter = counterAddresses(site.measurement);
  const sources = (...list: string[]) => [...new Set(list)].join(' ');
  const directives = [
    `default-src 'none'`,
    // 'self' is for the islands, which the loader imports.
    `script-src ${sources(`'self'`, ...scripts.map(hash), ...(counter ? [sourceOf(counter.script)] : []))}`,
    `style-src ${hash(style)}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${sources(...connectSources({ site, enquiryService }, map))}`,
    `frame-src ${map[0] ?? `'none'`}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ];
  return directives.join(';');
}

/** The origins to which pages may connect, for the policy. @param map the map's origin, on pages that have one */
export function connectSources(
  { site, enquiryService }: Pick<Content, 'site' | 'enquiryService'>,
  map: readonly string[] = [sourceOf(site.map.url)],
): string[] {
  const counter = counterAddresses(site.measurement);
  const sources = [sourceOf(enquiryService.url), ...map, ...(counter ? [sourceOf(counter.counts)] : [])];
  return [...new Set(sources)];
}

/**
 * The origin of a URL, for the policy.
 * @throws Error for a URL whose origin could end the directive, or the attribute with the policy
 */
function sourceOf(url: string): string {
  if (/^\/(?![\\/])/.test(url)) return `'self'`;
  const origin = originOf(url);
  if (origin === undefined) throw new Error(`A policy cannot name the origin of ${JSON.stringify(url)}.`);
  return origin;
}
