import { hash } from 'node:crypto';
import type { Content } from '../../schemas/content.ts';
import { counterAddresses } from '../../schemas/measurement.ts';
import { memoized } from '../shared/memoized.ts';
import { originOf } from '../shared/url.ts';

/**
 * Returns a function that makes the Content-Security-Policy of a page, which allows only what the page contains: the
 * inlined style and scripts by their hashes, files of the site, the enquiry service and the map. hosts/headers.ts has
 * what a meta element cannot express. If the style or the scripts change later, browsers block them.
 * @returns makes the meta element
 */
export function makePolicy(content: Content) {
  const { map, measurement } = content.site;
  const counter = counterAddresses(measurement);
  // Most pages have the same code.
  const hashOf = memoized((code: string) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return ({ style, scripts, hasMap }: { style: string; scripts: string[]; hasMap: boolean }): string => {
    // 'self' is for the islands, which the loader fetches and imports.
    const scriptSources = [`'self'`, ...scripts.map(hashOf), ...(counter ? [sourceOf(counter.script)] : [])];
    const directives = [
      `default-src 'none'`,
      `script-src ${[...new Set(scriptSources)].join(' ')}`,
      `style-src ${hashOf(style)}`,
      `img-src 'self'`,
      `font-src 'self'`,
      `manifest-src 'self'`,
      `connect-src ${[...new Set([`'self'`, ...connectSources(content, hasMap)])].join(' ')}`,
      `frame-src ${hasMap ? sourceOf(map.url) : `'none'`}`,
      `form-action 'none'`,
      `base-uri 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
    ];
    return `<meta http-equiv="Content-Security-Policy" content="${directives.join(';')}">`;
  };
}

/** The origins to which pages may connect, for the policy. */
export function connectSources({ site, enquiryService }: Content, hasMap = true): string[] {
  const counter = counterAddresses(site.measurement);
  // The script sends a request to the map's host before it shows the frame (client/inline/map.ts).
  const urls = [enquiryService.url, hasMap ? site.map.url : [], counter?.counts ?? []].flat();
  return [...new Set(urls.map(sourceOf))];
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
