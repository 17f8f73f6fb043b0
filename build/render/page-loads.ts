import { gzipSync } from 'node:zlib';

/** What a page makes the browser load, by URL. */
export interface PageLoads {
  /** Before it paints: style sheets, and scripts that are neither deferred nor modules. */
  blocking: string[];
  fonts: string[];
  /** Pictures without lazy loading, icons, and whatever else is preloaded. */
  early: string[];
  /** Scripts of every island, by its name. */
  islands: Record<string, string[]>;
  /** Bytes of all inlined scripts after gzip. */
  scripts: number;
}

/** The loads of an empty page. */
export const noLoads = (): PageLoads => ({
  blocking: [],
  fonts: [],
  early: [],
  islands: {},
  scripts: 0,
});

/** Adds the loads of a part of a page. */
export function addLoads(part: PageLoads, page: PageLoads): void {
  for (const kind of ['blocking', 'fonts', 'early'] as const)
    for (const address of part[kind]) noteOnce(page[kind], address);
  Object.assign(page.islands, part.islands);
}

/** Records the loads of an element's start tag. */
export function noteLoads(
  name: string,
  attributes: Readonly<Record<string, string>>,
  loads: PageLoads,
): void {
  const { src = '', href = '' } = attributes;
  // A photograph, which has a srcset, is content in sizes that the build makes, and not a cost of the code.
  const isEarly = attributes.loading !== 'lazy' && attributes.srcset === undefined;
  if (name === 'img' && isEarly) noteOnce(loads.early, src);
  if (name === 'script' && src) {
    if (!isDeferred(attributes)) noteOnce(loads.blocking, src);
    else if (src.startsWith('/')) noteOnce(loads.early, src);
  }
  if (name === 'link') noteLink(href, attributes, loads);
  const island = attributes['data-island'];
  if (island === undefined) return;
  loads.islands[island] = attributes['data-scripts']?.split(' ') ?? [];
}

const isDeferred = ({ defer, async: asynchronous, type }: Readonly<Record<string, string>>) =>
  defer !== undefined || asynchronous !== undefined || type === 'module';

function noteLink(href: string, { rel, as }: Readonly<Record<string, string>>, loads: PageLoads): void {
  if (rel === 'stylesheet') noteOnce(loads.blocking, href);
  else if (rel === 'preload' && as === 'font') noteOnce(loads.fonts, href);
  else if (['preload', 'modulepreload', 'icon', 'manifest'].includes(rel ?? '')) noteOnce(loads.early, href);
}

/** Records the pictures in a style sheet on the page; its fonts are preloaded. */
export function noteStyles(css: string, loads: PageLoads): void {
  for (const [, address = ''] of css.matchAll(/url\(["']?([^"')]+)/g)) {
    if (!address.endsWith('.woff2')) noteOnce(loads.early, address);
  }
}

/** Bytes after gzip. Most pages have the same scripts. */
export function makeGzipSize(): (text: string) => number {
  const sizes = new Map<string, number>();
  return (text) => {
    const size = sizes.get(text) ?? gzipSync(text, { level: 9 }).byteLength;
    sizes.set(text, size);
    return size;
  };
}

function noteOnce(addresses: string[], address: string): void {
  if (address && !address.startsWith('data:') && !addresses.includes(address)) addresses.push(address);
}
