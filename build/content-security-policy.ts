import { createHash } from 'node:crypto';
import type { Content } from './schemas/content.ts';

/**
 * Puts a Content-Security-Policy into a page that allows what the page has, and nothing else: the inlined style and
 * scripts by their hashes, files of the site, the enquiry service and the map. What a meta element cannot say stands
 * in hosts/headers.ts.
 * @param html the finished page; a later change of its style or scripts would make browsers refuse them
 */
export function withPolicy(html: string, content: Content): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, content)}">`;
  // Before everything that it governs; the first line of a head names the character set.
  return html.replace(/<meta charset="utf-8">\n/, (first) => `${first}${meta}\n`);
}

function policyFor(html: string, { site, enquiryService }: Content): string {
  const directives = [
    `default-src 'none'`,
    // 'self' is for the islands, which the loader imports.
    `script-src 'self' ${hashes(html, /<script(?: type="speculationrules")?>(.*?)<\/script>/gs)}`,
    `style-src ${hashes(html, /<style>(.*?)<\/style>/gs)}`,
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

/** The sources of inlined code, as the policy names them. */
function hashes(html: string, inlined: RegExp): string {
  const sources = [...html.matchAll(inlined)].map(([, code = '']) => code);
  return sources.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).join(' ');
}
