import { createRequire } from 'node:module';

/** The formats of photographs, best first; every browser supports the last one. */
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

/**
 * The settings that determine the bytes of a file besides the photograph. Increase the number when encode.ts changes.
 */
export const SETTINGS = `1, sharp ${dependencies.sharp}`;
