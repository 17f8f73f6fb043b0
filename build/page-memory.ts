import { readFileSync } from 'node:fs';
import { cacheFile, replaceFile } from './cache.ts';
import type { FinishedPage } from './finished-pages.ts';
import type { BuildOptions } from './options.ts';
import { digestOf, type Reads } from './reads.ts';
import type { Route } from './routes.ts';
import { pageCodes } from './source-code.ts';
import type { Stamps } from './staging.ts';

/** What a build leaves for the next one: each page with what it read, and the stamp of each file. */
export interface PageMemory {
  /** Of the files that the last build published. */
  stamps: Stamps;
  /**
   * The page as it was made last.
   * @param now digest of what it would read now under a name
   * @returns undefined when it has to be made anew
   */
  recall(route: Route, now: (name: string) => string): KeptPage | undefined;
  keep(page: FinishedPage, reads: Reads): void;
  /** Writes it down for the next build. */
  save(stamps: Stamps): void;
}

type KeptPage = Omit<FinishedPage, 'route'>;

interface Written {
  stamps: Stamps;
  pages: Record<string, KeptPage & { code: string; reads: Reads }>;
}

/** Opens what the last build to the same folder left. */
export async function openMemory(options: BuildOptions): Promise<PageMemory> {
  const { out, draft } = options;
  const codeOf = await pageCodes(options);
  const file = cacheFile('sites', `${digestOf([out, draft])}.json`);
  const last = readWritten(file);
  const pages: Written['pages'] = {};
  return {
    stamps: last.stamps,
    recall: ({ path, source }, now) => {
      const page = last.pages[path];
      if (page?.code !== codeOf(source)) return undefined;
      // Figures of the next site are known only when it is finished.
      if (page.showsFigures && !draft) return undefined;
      if (Object.entries(page.reads).some(([name, digest]) => now(name) !== digest)) return undefined;
      pages[path] = page;
      const { code: _code, reads: _reads, ...kept } = page;
      return kept;
    },
    keep: ({ route, ...page }, reads) => {
      pages[route.path] = { ...page, code: codeOf(route.source), reads };
    },
    save: (stamps) => replaceFile(file, JSON.stringify({ stamps, pages } satisfies Written)),
  };
}

/** Nothing is remembered where nothing was written, or where it was damaged. */
function readWritten(file: string): Written {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { stamps: {}, pages: {} };
  }
}
