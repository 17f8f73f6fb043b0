import { createHash } from 'node:crypto';

/** SHA-256 of consecutive bytes, in hex. */
export const digest = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
