/**
 * The headers of every response, on any host. Source: OWASP HTTP Headers Cheat Sheet; the rest of the
 * Content-Security-Policy differs from page to page and is in the pages (render/security-policy.ts).
 */
export const HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Caching by browsers and proxies: hashed files for a year, everything else only after revalidation. */
export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** The hash of the content in a file's name, from assets.ts (hexadecimal) or esbuild (letters and digits). */
export const HASH = String.raw`\.(?:[0-9a-f]{6}|[0-9A-Z]{8})\.`;

/** Files at the top level with settings of one host, which visitors on other hosts must not see. */
export const NOT_SERVED = ['_headers', '_redirects'];
