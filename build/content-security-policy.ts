import { createHash } from 'node:crypto';
import type { Content } from './schemas/content.ts';

/**
 * Gives a function that makes the Content-Security-Policy of a page, which allows what the page has, and nothing else:
 * the inlined style and scripts by their hashes, files of the site, the enquiry service and the map. What a meta element
 * cannot say stands in hosts/headers.ts. A later change of the style or the scripts makes browsers refuse them.
 * @returns takes the texts of the style and of the scripts, and gives the meta element
 */
export function makePolicy(content: Content): (style: string, scripts: string[]) => string {
  const hash = makeHash();
  return (style, scripts) =>
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(hash(style), scripts.map(hash), content)}">`;
}

/** The source of a piece of inlined code, as the policy names it. Most pages have the same pieces. */
function makeHash(): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const hash = known.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    known.set(code, hash);
    return hash;
  };
}

/** @param style and scripts are hashes */
function policyFor(style: string, scripts: string[], { site, enquiryService }: Content): string {
  const directives = [
    `default-src 'none'`,
    // 'self' is for the islands, which the loader imports.
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src ${style}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${originOf(enquiryService.url)}`,
    `frame-src ${originOf(site.map.url)}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ];
  return directives.join(';');
}

/** Where an address leads, as the policy names it. */
const originOf = (address: string) => (address.startsWith('/') ? `'self'` : new URL(address).origin);
