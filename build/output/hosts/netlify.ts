import { CACHE, HEADERS } from './headers.ts';

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Pages themselves are revalidated each time on both hosts
 * without a word, and two rules for one header would be joined, so only the hashed files are named.
 */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: ${CACHE.hashed}\n`;
}
