import { readFileSync } from 'node:fs';

/** Routes of every page of the built site except Not Found, from its sitemap: `/`, `/packages/`. */
export const ROUTES = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g),
].map(([, route = '']) => route);
