import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/**
 * Stands in every folder that a build made, as proof that the folder is ours. Hosts do not serve it and uploads leave
 * it at home.
 */
export const BUILT_FILE = '.built.json';

const GENERATOR = 'agency-website';

const builtSchema = z.object({
  generator: z.literal(GENERATOR),
  release: z.boolean(),
  /** File, relative to the folder -> SHA-256 of its bytes, in hex. Empty unless `npm run release` built it. */
  files: z.record(z.string(), z.string()),
});

/** What a build wrote down about the folder that it made. */
export type Built = Omit<z.infer<typeof builtSchema>, 'generator'>;

/** @returns what the build of this folder wrote down; undefined if no build of this program made the folder */
export function readBuilt(folder: string): Built | undefined {
  const file = path.join(folder, BUILT_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return builtSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The text of BUILT_FILE. */
export const formatBuilt = (built: Built): string =>
  `${JSON.stringify({ generator: GENERATOR, ...built }, null, 1)}\n`;
