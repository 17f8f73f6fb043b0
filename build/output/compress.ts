import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../shared/cache.ts';
import { inParallel } from '../shared/workers.ts';
import type { Staging } from './staging.ts';

/** Text files; all others (font, pictures) are already compressed. */
export const isText = (file: string): boolean => /\.(?:html|js|svg|xml|txt|json|webmanifest)$/.test(file);

/** What makes the bytes, besides the text. Increase its number when the settings of an encoder change. */
const VERSIONS = `1, brotli ${process.versions.brotli} zlib ${process.versions.zlib}`;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoders, each at its highest level: only the build waits for them. */
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
 * Makes the precompressed copies of all text files, `index.html.br` and `index.html.gz`, which hosts send unchanged.
 * Node compresses several at a time on its threads; copies of unchanged text come from the cache.
 */
export async function compress(staging: Staging): Promise<void> {
  const texts = [...staging.files()].filter(isText);
  const precompress = async (file: string) => {
    const contents = staging.read(file);
    for (const [extension, encode] of Object.entries(encodings)) {
      const compressed = await cached(extension, [VERSIONS, contents], () => encode(contents));
      staging.write(`${file}.${extension}`, compressed);
    }
  };
  await inParallel(texts, precompress);
}
