import { tokens } from '../../components/engine.ts';
import type { Inlined } from './security-policy.ts';

/** The parts of the head and the end of the body. */
export interface DocumentParts {
  /** `en-US` */
  language: string;
  /** Metadata (metadata.ts). */
  metadata: string[];
  fontUrl: string;
  /** Text of the style element. */
  style: string;
  /** Preload links for the pictures of the first screen, as React wrote them. */
  preloads: string;
  /** Scripts inlined at the end of the body. */
  scripts: ReadonlySet<string>;
  hasMap: boolean;
  /** Text of its speculation rules. */
  rules: string;
  /** Returns the meta element that allows only what is inlined. */
  policy: (inlined: Inlined) => string;
}

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

/**
 * The HTML document around a page. It contains everything that is needed to draw the page, except the font.
 * @returns the parts before its style, between that and the page's body, and after that
 */
export function htmlDocument(parts: DocumentParts): { head: string; bodyStart: string; end: string } {
  const { language, metadata, fontUrl, preloads, style, scripts, hasMap, rules, policy } = parts;
  const inlined = scripts.size > 0 ? [[...scripts].join('\n')] : [];
  const head = [
    '<meta charset="utf-8">',
    // Before everything that it governs; only the character set comes first.
    policy({ style, scripts: [...inlined, rules], hasMap }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadata,
    `<meta name="theme-color" content="${tokens['--paper']}">`,
    `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
    ...(preloads ? [preloads] : []),
  ];
  return {
    head: `<!DOCTYPE html>\n<html lang="${language}">\n<head>\n${head.join('\n')}\n`,
    bodyStart: '\n</head>\n<body>',
    end: `<script type="speculationrules">${rules}</script>${inlined.map((script) => `<script>${script}</script>`).join('')}</body>\n</html>\n`,
  };
}

/** Text of a page's style element: its font faces and its rules. */
export const styleText = (fontUrl: string, css: string): string => fontFaces(fontUrl) + css;

/** Text escaped for HTML, also in double quotes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The font, and fallbacks with about the same metrics, so that hardly a line moves when the font replaces them:
 * first-time visitors see the site's own type as soon as it loads (`swap`). Measured for Overpass with Liberation Sans
 * in place of Arial.
 */
function fontFaces(url: string): string {
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
