import { CACHE, HEADERS } from './headers.ts';

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both hosts revalidate pages by default, and would join two rules
 * for one header, so only the hashed files are listed.
 */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: ${CACHE.hashed}\n`;
}
