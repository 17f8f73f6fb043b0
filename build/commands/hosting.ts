import { serverHeaders } from '../output/hosts/apache.ts';
import { INDEX_FUNCTION, responseHeadersPolicy } from '../output/hosts/cloudfront.ts';
import { HEADERS } from '../output/hosts/headers.ts';

/** Settings that are made once at a host, by the word after `npm run hosting --`. */
const settings: Record<string, () => string> = {
  'cloudfront-headers': () => `${JSON.stringify(responseHeadersPolicy(), null, 2)}\n`,
  'cloudfront-function': () => INDEX_FUNCTION,
  'apache-headers': serverHeaders,
  'nginx-headers': () =>
    Object.entries(HEADERS)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
};

const wanted = settings[process.argv[2] ?? ''];
if (wanted) process.stdout.write(wanted());
else {
  console.error(`Name what you need: npm run -s hosting -- ${Object.keys(settings).join(' | ')}`);
  process.exitCode = 1;
}
