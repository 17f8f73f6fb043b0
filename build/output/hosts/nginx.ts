import type { Redirect } from '../../content/redirects.ts';
import { HEADERS } from './headers.ts';
import { spellings } from './redirects-file.ts';

/** The headers, for the server block. */
export const nginxHeaders = (): string =>
  Object.entries(HEADERS)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/**
 * The entries of content/redirects.yaml, for the server block. nginx compares the decoded address exactly. It is in
 * quotes, which it cannot contain; nor can the new address contain `$`, which would begin a variable.
 */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  spellings(redirects)
    .map(([from, to]) => `location = "${from}" { ${answer(to)} }\n`)
    .join('');

function answer(to: string | undefined): string {
  if (to === undefined) return 'return 410;';
  const query = /[?#]/.test(to) ? '' : '$is_args$args';
  return `return 301 "${to}${query}";`;
}
