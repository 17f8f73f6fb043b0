import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputFile } from './assets.ts';
import { cached } from './cache.ts';

/** Kinds of files that are text; the others (font, pictures) are compressed in themselves. */
const TEXT = /\.(?:html|js|svg|xml|txt|json|webmanifest)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How each twin is made. Nobody waits for it but the build, so each at its highest level. */
const encodings = {
  br: (text: Uint8Array) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Uint8Array) => zip(text, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Makes the precompressed twins of all text files, `index.html.br` and `index.html.gz`, which hosts send as they are.
 * Node compresses several at a time on its threads; an unchanged file's twins are kept from the last build.
 */
export async function compress(files: OutputFile[]): Promise<OutputFile[]> {
  const twins = files
    .filter(({ file }) => TEXT.test(file))
    .flatMap(({ file, contents }) =>
      Object.entries(encodings).map(async ([extension, encode]) => ({
        file: `${file}.${extension}`,
        contents: await cached(extension, [contents], () => encode(Buffer.from(contents))),
      })),
    );
  return Promise.all(twins);
}
