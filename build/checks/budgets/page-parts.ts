import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A part of a page with the bytes that it adds. */
export interface Part {
  name: string;
  bytes: number;
}

/** The parts of a page: its styles, its scripts, its head and foot, and each section between them. */
const PARTS =
  /<style>[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<header[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>|<section[\s\S]*?<\/section>/g;

/** Bytes of a page, about: the highest level takes half a second for each part of a long page. */
const sizeOf = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** The parts of a page, each with the compressed bytes, about, that the page would lose without it. */
export function partsOfPage(html: string): Part[] {
  const whole = sizeOf(html);
  return [...html.matchAll(PARTS)].map(([text]) => ({
    name: nameOf(text),
    bytes: whole - sizeOf(html.replace(text, () => '')),
  }));
}

/** The scripts within a page. @param scripts all that pages may contain, by name */
export const scriptsOfPage = (html: string, scripts: ReadonlyMap<string, string>): Part[] =>
  [...scripts]
    .filter(([, code]) => html.includes(code))
    .map(([name, code]) => ({
      name: `client/inline/${name}.ts`,
      bytes: gzipSync(code, { level: 9 }).byteLength,
    }));

function nameOf(part: string): string {
  const [, element = '', attributes = ''] = /^<(\w+)([^>]*)/.exec(part) ?? [];
  if (element === 'style') return 'styles';
  if (element === 'script') return attributes.includes('ld+json') ? 'structured data' : 'scripts';
  const heading = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s.exec(part)?.[1]?.replace(/<[^>]*>/g, '');
  return element === 'section' ? `section "${heading ?? ''}"` : element;
}
