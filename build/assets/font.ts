/** The one font of the site, under static/. */
export const FONT = 'fonts/overpass-latin-wght-normal.woff2';
