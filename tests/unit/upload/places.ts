import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openFolder } from '../../../build/commands/upload/folder.ts';
import type { Host } from '../../../build/commands/upload/host.ts';
import { readSite } from '../../../build/commands/upload/release-folder.ts';
import { upload } from '../../../build/commands/upload/transfer.ts';
import { BUILT_FILE, formatBuilt } from '../../../build/output/built-files.ts';
import { digest } from '../../../build/shared/digest.ts';
import { filesIn } from '../small-site.ts';
import { temporaryFolder, writeFiles } from '../temporary-folder.ts';

/** File -> text. */
export type Texts = Record<string, string>;

/** Options of an upload, besides the site. */
export interface Sending {
  /** Wraps the connection to the web root. */
  through?: (host: Host) => Host;
  /** Name of the uploading machine: each has its own list. */
  machine?: string;
  overwrite?: boolean;
  /** One for each further try. */
  pauses?: number[];
}

/** `2026-11-01` plus some days. */
export const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10);

/** An empty web root, sites, and machines that upload them; removed at the end of the test. */
export async function places() {
  const base = temporaryFolder();
  const web = path.join(base, 'web');
  const outside = path.join(base, 'outside');
  for (const folder of [web, outside]) await mkdir(folder);
  let count = 0;
  /** The output of `npm run release`, or of `npm run build`. */
  const site = async (texts: Texts, release = true) => {
    const folder = path.join(base, `site-${count++}`);
    const digestOf = (text: string) => (release ? digest(text) : '');
    const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, digestOf(text)]));
    writeFiles(folder, { ...texts, [BUILT_FILE]: formatBuilt({ release, files }) });
    return folder;
  };
  const send = async (dist: string, number: number, sending: Sending = {}) => {
    const { through = (host) => host, machine = 'here', overwrite = false, pauses = [] } = sending;
    const lines: string[] = [];
    await upload({
      site: readSite(dist, false),
      open: async () => through(await openFolder(web, dist)),
      lists: path.join(base, 'lists', machine),
      overwrite,
      today: day(number),
      print: (line) => void lines.push(line),
      pauses,
    });
    return lines;
  };
  return {
    base,
    web,
    outside,
    site,
    send,
    lists: (machine = 'here') => path.join(base, 'lists', machine),
    put: (texts: Texts) => writeFiles(web, texts),
    read: (file: string) => readFile(path.join(web, file), 'utf8'),
    files: () => filesIn(web),
  };
}
