import { readFileSync } from 'node:fs';

/** Routes of every page of the built site but Not Found, as its sitemap has them: `/`, `/packages/`. */
export const ROUTES = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g),
].map(([, route = '']) => route);
