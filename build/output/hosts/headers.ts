/**
 * The headers of every answer, whatever the host. Source: OWASP HTTP Headers Cheat Sheet; the rest of the
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

/** What browsers and caches on the way may keep: a hashed file for a year, anything else only after asking again. */
export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** In a file's name the hash of its content, from assets.ts (hexadecimal) or esbuild (letters and digits). */
export const HASH = String.raw`\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.`;

/** Files at the top of the site that hold settings of one host, and are not for visitors of another. */
export const NOT_SERVED = ['_headers', '_redirects'];
