import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A file in every folder that a build made, as proof that it is ours. Hosts do not serve it, and uploads omit it. */
export const BUILT_FILE = '.built.json';

const GENERATOR = 'agency-website';

const builtSchema = z.object({
  generator: z.literal(GENERATOR),
  release: z.boolean(),
  /** File, relative to the folder -> SHA-256 of its bytes, in hex. Empty unless `npm run release` built it. */
  files: z.record(z.string(), z.string()),
});

/** A build's record of its output folder. */
export type Built = Omit<z.infer<typeof builtSchema>, 'generator'>;

/** @returns the record of the build; undefined if no build of this program made the folder */
export function readBuilt(folder: string): Built | undefined {
  try {
    return builtSchema.parse(JSON.parse(readFileSync(path.join(folder, BUILT_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The text of BUILT_FILE. */
export const formatBuilt = (built: Built): string =>
  `${JSON.stringify({ generator: GENERATOR, ...built }, null, 1)}\n`;
