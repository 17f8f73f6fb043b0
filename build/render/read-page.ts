import { fillerIn } from '../shared/words.ts';
import type { PageFacts, Scanned } from './page-facts.ts';
import { makePageHandler } from './page-handler.ts';
import { addLoads, noLoads } from './page-loads.ts';
import type { Allowed } from './refused-resources.ts';
import { createScanner } from './scan.ts';

/**
 * Returns a function that reads HTML of this build like a browser and like assistive technology.
 * @param allowed other origins that the policy of the pages allows
 * @returns takes the pieces of a document or of a part of it, some of which may be scanned already
 */
export function createReader(allowed: Allowed): (pieces: (string | Scanned)[]) => Scanned {
  const scan = createScanner();
  return (pieces) => {
    const scanned = nothingScanned();
    const handler = makePageHandler(scanned, allowed);
    for (const piece of pieces) {
      if (typeof piece !== 'string') add(piece, scanned);
      else {
        scan(piece, handler);
        scanned.facts.filler ||= fillerIn(piece);
      }
    }
    return scanned;
  };
}

/** The facts about a whole page. @param gzipSize bytes of a text after gzip */
export function factsOf({ facts, urls, scripts }: Scanned, gzipSize: (text: string) => number): PageFacts {
  const loads = { ...facts.loads, scripts: scripts.length > 0 ? gzipSize(scripts.join('')) : 0 };
  return { ...facts, loads, urls: [...urls] };
}

const nothingScanned = (): Scanned => ({
  facts: {
    ...{ title: '', description: '', filler: '' },
    ...{ h1: [], headings: [], links: [], images: [], namelessDrawings: [], ids: [], refused: [] },
    loads: noLoads(),
  },
  urls: new Set(),
  styles: new Set(),
  scripts: [],
  hasMap: false,
});

/** Adds the scan of a part to its page. */
function add(part: Scanned, page: Scanned): void {
  for (const list of ['h1', 'headings', 'links', 'images', 'namelessDrawings', 'ids', 'refused'] as const)
    (page.facts[list] as unknown[]).push(...part.facts[list]);
  for (const text of ['title', 'description', 'filler'] as const) page.facts[text] ||= part.facts[text];
  for (const url of part.urls) page.urls.add(url);
  for (const style of part.styles) page.styles.add(style);
  page.scripts.push(...part.scripts);
  page.hasMap ||= part.hasMap;
  addLoads(part.facts.loads, page.facts.loads);
}
