import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../unit/small-site.ts';

/** A host for uploads, started for a test. */
export interface UploadHost extends ReturnType<typeof storedIn> {
  port: number;
  /** Its address for `npm run upload`, at its own port or that of a line to it. */
  at: (port: number) => string;
  /** What `npm run upload` needs to be let in. */
  environment: Record<string, string>;
  /** Why an upload must stop before it changes anything -> how it is different, and what it then says. */
  refusals: Record<string, { at?: string; environment?: Record<string, string>; says: string }>;
  stop: () => Promise<void>;
}

/** The files in a host's web root. @param ending what it appends to their names */
export const storedIn = (web: string, ending = '') => ({
  web,
  files: async () =>
    (await filesIn(web)).filter((file) => file.endsWith(ending)).map((file) => file.replace(ending, '')),
  read: (file: string) => readFile(path.join(web, file + ending)),
});
