import { existsSync } from 'node:fs';
import { serverHeaders } from '../output/hosts/apache.ts';
import { indexFunction, responseHeadersPolicy } from '../output/hosts/cloudfront.ts';
import { nginxHeaders, nginxRedirects } from '../output/hosts/nginx.ts';
import { builtRedirects } from '../output/hosts/redirects-file.ts';

/** Settings for a host, by the word after `npm run hosting --`. */
const settings: Record<string, () => string> = {
  'cloudfront-headers': () => `${JSON.stringify(responseHeadersPolicy(), null, 2)}\n`,
  'cloudfront-function': () => indexFunction(redirects()),
  'apache-headers': serverHeaders,
  'nginx-headers': nginxHeaders,
  'nginx-redirects': () => nginxRedirects(redirects()),
};

/** @throws Error if no site was built, as the redirects would silently be missing */
function redirects() {
  if (existsSync('dist/index.html')) return builtRedirects('dist');
  throw new Error(
    'The redirects come from dist/, but there is no finished site. Run `npm run release` first.',
  );
}

/** `npm run -s hosting -- NAME` */
export function main(): void {
  const wanted = settings[process.argv[2] ?? ''];
  if (!wanted)
    throw new Error(
      `Say which settings you need: npm run -s hosting -- ${Object.keys(settings).join(' | ')}`,
    );
  process.stdout.write(wanted());
}
