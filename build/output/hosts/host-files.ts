import type { Content } from '../../../schemas/content.ts';
import type { OutputFile } from '../../assets/assets.ts';
import { resolveRedirects } from '../../content/redirects.ts';
import { htaccess } from './apache.ts';
import { headersFile } from './netlify.ts';
import { REDIRECTS_FILE, redirectsFile } from './redirects-file.ts';

/** Settings that hosts read from the site itself. Those of S3, CloudFront and nginx are made from them (README.md). */
export function hostFiles({ site, redirects }: Pick<Content, 'site' | 'redirects'>): OutputFile[] {
  const led = resolveRedirects(redirects.redirects);
  return [
    { file: '.htaccess', contents: htaccess(site, led) },
    { file: '_headers', contents: headersFile() },
    ...(led.length > 0 ? [{ file: REDIRECTS_FILE, contents: redirectsFile(led) }] : []),
  ];
}
