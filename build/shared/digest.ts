import { createHash } from 'node:crypto';

/** SHA-256 of bytes that follow each other, in hex. */
export const digest = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
