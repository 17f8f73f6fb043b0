/**
 * Rules by which browsers that know them get the next page ready while the pointer rests on a link to it, or a finger
 * touches it; not with Save-Data. Others load it at the click.
 * @param how `prerender`: completely, `prefetch`: its document
 */
export function speculationRules(how: 'prerender' | 'prefetch'): string {
  // No browser prepares a new tab. A copy of this page would not know what the visitor types here in the meantime.
  const where = { selector_matches: '[href^="/"]:not([target],[aria-current])' };
  return JSON.stringify({ [how]: [{ where, eagerness: 'moderate' }] });
}

/** Text escaped for HTML, also in double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The font, and fallbacks with about the same metrics, so that hardly a line moves when the font replaces them:
 * first-time visitors see the site's own type as soon as it loads (`swap`). Measured for Overpass with Liberation Sans
 * in place of Arial.
 */
export function fontFaces(url: string): string {
  const fallback = (weight: string, sources: string[], sizeAdjust: number, ascent: number, descent: number) =>
    `@font-face{font-family:Fallback;src:${sources.map((name) => `local("${name}")`).join()};font-weight:${weight};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  // Apple's systems and Windows have Arial, Linux and Android one of the others.
  const regular = ['Arial', 'Liberation Sans', 'Roboto'];
  const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];
  return [
    `@font-face{font-family:Overpass;src:url(${url}) format("woff2");font-weight:100 900;font-display:swap}`,
    fallback('100 599', regular, 99.69, 88.58, 38.42),
    fallback('600 900', bold, 98, 90.1, 39.08),
  ].join('');
}
