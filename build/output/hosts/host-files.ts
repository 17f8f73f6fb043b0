import type { Content } from '../../../schemas/content.ts';
import type { OutputFile } from '../../assets/assets.ts';
import { resolveRedirects } from '../../content/redirects.ts';
import { htaccess } from './apache.ts';
import { CACHE, HEADERS } from './headers.ts';
import { REDIRECTS_FILE, redirectsFile } from './redirects-file.ts';

/** Settings that hosts read from the site itself. Those of S3, CloudFront and nginx are made from them (README.md). */
export function hostFiles({ site, redirects }: Pick<Content, 'site' | 'redirects'>): OutputFile[] {
  const resolved = resolveRedirects(redirects.redirects);
  return [
    { file: '.htaccess', contents: htaccess(site, resolved) },
    { file: '_headers', contents: headersFile() },
    ...(resolved.length > 0 ? [{ file: REDIRECTS_FILE, contents: redirectsFile(resolved) }] : []),
  ];
}

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both hosts revalidate pages by default, and would join two rules
 * for one header, so only the hashed files are listed.
 */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: ${CACHE.hashed}\n`;
}
