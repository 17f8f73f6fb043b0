import type { Site } from '../../../schemas/site.ts';
import type { Redirect } from '../../content/redirects.ts';
import { CACHE, HASH, HEADERS, NOT_SERVED } from './headers.ts';

type SiteAddress = Pick<Site, 'url' | 'redirectToHttps'>;

/**
 * The settings for Apache 2.4, the most common server of shared hosting. Each part is skipped by a server without its
 * module, because an unknown directive would turn every response into an error.
 * @param site its own address; `redirectToHttps` redirects visitors from http to https there, and needs a certificate
 * @param redirects where addresses lead that are no longer pages
 */
export function htaccess(site: SiteAddress, redirects: readonly Redirect[]): string {
  return `# Made by the build (build/output/hosts/apache.ts). Changes made here are lost with the next upload.

${ERRORS}
${TYPES}
${rewrites(site, redirects)}
${REFUSED}
${RESPONSES}`;
}

/**
 * The headers for the settings of a whole server. Apache answers some requests before it reads any folder's .htaccess:
 * those that it cannot parse (400), and addresses with %2F or %00 (404).
 */
export const serverHeaders = () => `<IfModule mod_headers.c>
${headerLines()}
</IfModule>
`;

const headerLines = () =>
  Object.entries(HEADERS)
    .map(([name, value]) => `  Header always set ${name} "${value}"`)
    .join('\n');

const ERRORS = `ErrorDocument 404 /404.html
ErrorDocument 403 /404.html
ErrorDocument 410 /404.html
DirectoryIndex index.html
<IfModule mod_autoindex.c>
  Options -Indexes
</IfModule>
<IfModule mod_negotiation.c>
  Options -MultiViews
</IfModule>
`;

const TYPES = `<IfModule mod_mime.c>
  AddType text/javascript js
  AddType image/svg+xml svg
  AddType font/woff2 woff2
  AddType image/webp webp
  AddType image/avif avif
  AddType application/manifest+json webmanifest
  AddCharset utf-8 .html .js .svg .xml .txt .json .webmanifest
  # A precompressed file: .br would also be Breton, and .gz a type of its own.
  RemoveLanguage .br
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
`;

/** Leads to the site's own name: a visitor may send any other as the host. */
const toHttps = (url: string) => `
  # A proxy in front, which many hosts have, says by which way the visitor came.
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteRule ^ https://${new URL(url).host}%{REQUEST_URI} [R=301,L]
`;

const rewrites = (
  { url, redirectToHttps }: SiteAddress,
  redirects: readonly Redirect[],
) => `<IfModule mod_rewrite.c>
  RewriteEngine On
${redirectToHttps ? toHttps(url) : ''}${redirects.map(rewriteRule).join('')}
  # Hidden files, settings of other hosts, folders that are no page such as /services/, and what seems to be in a file
  # such as /robots.txt/x, are Not Found.
  RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]
  RewriteRule ^(?:${NOT_SERVED.join('|')})(?:\\.(?:br|gz))?$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteCond %{PATH_INFO} ^/
  RewriteRule ^ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]

  # A precompressed file is compressed already.
  RewriteRule \\.(?:br|gz)$ - [E=no-gzip:1,E=no-brotli:1]
${precompressed('br', 'br')}
${precompressed('gzip', 'gz')}
</IfModule>
`;

/**
 * One entry of content/redirects.yaml. The address is in quotes, and no character in it has a special meaning: neither
 * for the settings parser nor as a pattern, nor in the new address as a reference (mod_rewrite, RewriteRule).
 */
function rewriteRule({ from, isFile, to }: Redirect): string {
  const pattern = `"^${from.slice(1).replace(/[.+()$]/g, '\\$&')}${isFile ? '' : '/?'}$"`;
  if (to === undefined) return `  RewriteRule ${pattern} - [G]\n`;
  // The visitor's query would come after the "#", and become part of it.
  const flags = to.includes('#') ? 'R=301,L,NE,QSD' : 'R=301,L,NE';
  return `  RewriteRule ${pattern} "${to.replaceAll('%', '\\%')}" [${flags}]\n`;
}

/** Without mod_rewrite, which answers Not Found, these files are forbidden instead. */
const REFUSED = `<IfModule !mod_rewrite.c>
  <IfModule mod_authz_core.c>
    <FilesMatch "^(?:\\.|(?:${NOT_SERVED.join('|')})$)">
      Require all denied
    </FilesMatch>
  </IfModule>
</IfModule>
`;

/** Serves the precompressed file to a browser that accepts it. */
function precompressed(encoding: string, extension: string): string {
  const accepted = `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=0(?:[,\\s]|$))`;
  return `  ${accepted}
  RewriteCond %{REQUEST_FILENAME}index.html.${extension} -f
  RewriteRule ^(.*/)?$ $1index.html.${extension} [L]
  ${accepted}
  RewriteCond %{REQUEST_FILENAME}.${extension} -f
  RewriteRule ^(.+)$ $1.${extension} [L]`;
}

const RESPONSES = `<IfModule mod_headers.c>
${headerLines()}
  Header set Cache-Control "${CACHE.other}"
  Header set Cache-Control "${CACHE.hashed}" "expr=%{REQUEST_URI} =~ m#^/assets/.*${HASH}[^/]+$#"
  <FilesMatch "\\.(?:html|js|svg|xml|txt|json|webmanifest)(?:\\.(?:br|gz))?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
