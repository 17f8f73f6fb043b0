import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'glob';
import { BUILT_FILE, readBuilt } from '../../output/built-files.ts';
import { terminalLine } from '../../shared/characters.ts';
import { digest } from '../../shared/digest.ts';
import { isUploadName, refuse } from './file-names.ts';

/** A built site with the digest of every file. */
export type LocalSite = ReturnType<typeof readSite>;

/** @param dist a folder, absolute */
const noSite = (dist: string) =>
  new Error(`There is no finished site in ${dist}. Run \`npm run release\` first.`);

/**
 * Checks the site to upload: only what `npm run release` built.
 * @param dist the built site
 * @param unreleased for a test host: also accepts the output of `npm run build`, with samples, but no file added to it
 * @throws Error if there is no site, if it is no release, or if any file of a release was added, changed or lost since
 */
export function readSite(dist: string, unreleased: boolean) {
  const built = readBuilt(dist);
  if (built === undefined) throw noSite(dist);
  if (!built.release && !unreleased)
    throw new Error(
      `${dist} is no release, so it may contain samples and other things that must not be published. Run \`npm run release\`, then upload again. (For a host that only serves tests: --unreleased)`,
    );
  const found = globSync('**', { cwd: dist, dot: true, nodir: true, posix: true, ignore: BUILT_FILE });
  const files = found.sort().filter((file) => built.release || Object.hasOwn(built.files, file));
  /** File, relative to dist -> SHA-256 of its bytes, in hex. Sorted. */
  const digests = new Map(files.map((file) => [file, digest(readRegular(dist, file))]));
  const all = [...new Set([...Object.keys(built.files), ...files])];
  refuse(
    built.release ? all.filter((file) => built.files[file] !== digests.get(file)) : [],
    (names) =>
      `${dist} is not what \`npm run release\` built. Files that were added, changed or deleted since: ${names}. Run \`npm run release\` again, then upload.`,
  );
  refuse(
    files.filter((file) => !isUploadName(file)),
    (names) =>
      `Files with these names cannot be uploaded: ${names}. They are hidden, or invalid on some systems. Rename or delete them in static/, run \`npm run release\`, then upload again.`,
  );
  if (!digests.has('index.html')) throw noSite(dist);
  /** @throws Error if the file has changed since the upload began */
  const read = (file: string): Buffer => {
    const bytes = readRegular(dist, file);
    if (digest(bytes) === digests.get(file)) return bytes;
    throw new Error(`The file in ${dist} has changed since the upload began. Upload again.`);
  };
  return { digests, read };
}

/** @throws Error for anything but a regular file: a link could lead anywhere on this machine, a named pipe nowhere */
function readRegular(dist: string, file: string): Buffer {
  const place = path.join(dist, file);
  if (lstatSync(place).isFile()) return readFileSync(place);
  throw new Error(
    `${terminalLine(file)} in ${dist} is a link or a device, which no build makes. Run \`npm run release\` again, then upload.`,
  );
}
