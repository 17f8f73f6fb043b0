import { CACHE, HASH, HEADERS, NOT_SERVED } from './headers.ts';

/**
 * The settings for Apache 2.4, the server of most shared hosting. Each part is left out by a server that lacks its
 * module: a directive that Apache does not know would turn the whole site into an error.
 * @param redirectToHttps leads visitors who come by http to https; needs a certificate
 */
export function htaccess(redirectToHttps: boolean): string {
  return `# Made by the build (build/output/hosts/apache.ts). Changes made here are lost with the next upload.

${ERRORS}
${TYPES}
${rewrites(redirectToHttps)}
${REFUSED}
${headers()}`;
}

/**
 * The headers for the settings of a whole server. Apache answers some requests before it looks into any folder, and so
 * without what .htaccess says: those that it cannot read (400), and addresses with %2F or %00 (404).
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
  # The precompressed file of a file: .br would also be Breton, and .gz a type of its own.
  RemoveLanguage .br
  RemoveType .gz
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
`;

const HTTPS = `
  # A proxy in front, which many hosts have, says by which way the visitor came.
  RewriteCond %{HTTPS} !=on
  RewriteCond %{HTTP:X-Forwarded-Proto} !=https
  RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
`;

const rewrites = (redirectToHttps: boolean) => `<IfModule mod_rewrite.c>
  RewriteEngine On
${redirectToHttps ? HTTPS : ''}
  # Hidden files, settings of other hosts, and folders that are no page such as /services/, are Not Found.
  RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]
  RewriteRule ^(?:${NOT_SERVED.join('|')})(?:\\.(?:br|gz))?$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]

  # A twin is compressed already.
  RewriteRule \\.(?:br|gz)$ - [E=no-gzip:1,E=no-brotli:1]
${twin('br', 'br')}
${twin('gzip', 'gz')}
</IfModule>
`;

/** Where nothing can be made Not Found, it is refused. */
const REFUSED = `<IfModule !mod_rewrite.c>
  <IfModule mod_authz_core.c>
    <FilesMatch "^(?:\\.|(?:${NOT_SERVED.join('|')})$)">
      Require all denied
    </FilesMatch>
  </IfModule>
</IfModule>
`;

/** Serves the twin of a page or file to a browser that takes it. */
function twin(encoding: string, extension: string): string {
  const accepted = `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=0(?:[,\\s]|$))`;
  return `  ${accepted}
  RewriteCond %{REQUEST_FILENAME}index.html.${extension} -f
  RewriteRule ^(.*/)?$ $1index.html.${extension} [L]
  ${accepted}
  RewriteCond %{REQUEST_FILENAME}.${extension} -f
  RewriteRule ^(.+)$ $1.${extension} [L]`;
}

function headers(): string {
  return `<IfModule mod_headers.c>
${headerLines()}
  Header set Cache-Control "${CACHE.other}"
  <FilesMatch "${HASH}">
    Header set Cache-Control "${CACHE.hashed}"
  </FilesMatch>
  <FilesMatch "\\.(?:html|js|svg|xml|txt|json|webmanifest)(?:\\.(?:br|gz))?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`;
}
