import { createHash } from 'node:crypto';
import { originOf } from './address.ts';
import type { Content } from './schemas/content.ts';

/**
 * Gives a function that puts a Content-Security-Policy into a page that allows what the page has, and nothing else: the
 * inlined style and scripts by their hashes, files of the site, the enquiry service and the map. What a meta element
 * cannot say stands in hosts/headers.ts. The page must be finished: a later change of its style or scripts would make
 * browsers refuse them.
 */
export function makePolicy(content: Content): (html: string) => string {
  const hash = makeHash();
  return (html) => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, content, hash)}">`;
    // Before everything that it governs; the first line of a head names the character set.
    return html.replace(/<meta charset="utf-8">\n/, (first) => `${first}${meta}\n`);
  };
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

function policyFor(html: string, { site, enquiryService }: Content, hash: (code: string) => string): string {
  const hashes = (inlined: RegExp) =>
    [...html.matchAll(inlined)].map(([, code = '']) => hash(code)).join(' ');
  // The script asks the map's host for an answer before it lets the frame be seen (client/inline/map.ts).
  const map = html.includes(' data-map="') ? [sourceOf(site.map.url)] : [];
  const sources = (...list: string[]) => [...new Set(list)].join(' ');
  const directives = [
    `default-src 'none'`,
    // 'self' is for the islands, which the loader imports.
    `script-src 'self' ${hashes(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)}`,
    `style-src ${hashes(/<style>(.*?)<\/style>/gs)}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `connect-src ${sources(sourceOf(enquiryService.url), ...map)}`,
    `frame-src ${map[0] ?? `'none'`}`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ];
  return directives.join(';');
}

/**
 * Where an address leads, as the policy names it.
 * @throws an Error for an address whose origin could end the directive, or the attribute that the policy stands in
 */
function sourceOf(address: string): string {
  if (/^\/(?![\\/])/.test(address)) return `'self'`;
  const origin = originOf(address);
  if (origin === undefined) throw new Error(`A policy cannot name the origin of ${JSON.stringify(address)}.`);
  return origin;
}
