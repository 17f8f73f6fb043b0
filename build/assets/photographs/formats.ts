import { createRequire } from 'node:module';

/** The formats that photographs are shown in, the best first; every browser knows the last one. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const { dependencies } = createRequire(import.meta.url)('../../../package.json') as {
  dependencies: { sharp: string };
};

/** What the bytes of a file depend on beside the photograph. Raise the number when encode.ts makes others. */
export const SETTINGS = `1, sharp ${dependencies.sharp}`;
