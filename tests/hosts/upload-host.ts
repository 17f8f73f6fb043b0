import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../unit/small-site.ts';

/** A host for uploads, started for a test. */
export interface UploadHost {
  port: number;
  /** Its address for `npm run upload`, at its own port or that of a line to it. */
  at: (port: number) => string;
  /** What `npm run upload` needs to be let in. */
  environment: Record<string, string>;
  stored: Stored;
  /** Its web root, if that is a folder. */
  web: string;
  /** Why an upload must stop before it changes anything -> how it is different, and what it then says. */
  refusals: Record<string, { at?: string; environment?: Record<string, string>; says: string }>;
  stop: () => Promise<void>;
}

/** The files on a host. */
export interface Stored {
  files: () => Promise<string[]>;
  read: (file: string) => Promise<Buffer>;
}

export const storedIn = (web: string): Stored => ({
  files: () => filesIn(web),
  read: (file) => readFile(path.join(web, file)),
});
