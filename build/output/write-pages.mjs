// The thread that writes pages while the build makes the next ones (staging.ts). In JavaScript, because to load a
// compiler would take it longer than to write a thousand pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @param {{ file: string, pieces: (string | Uint8Array)[] }} page
 * @returns {[file: string, error: { message: string, code: unknown }][]} the error, if there is one
 */
function write({ file, pieces }) {
  const place = path.join(workerData, file);
  try {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
    return [];
  } catch (error) {
    // Of an error itself, a message to another thread would lose the code.
    const { message, code } = Object(error);
    return [[file, { message, code }]];
  }
}

parentPort?.on('message', (pages) => parentPort?.postMessage(pages.flatMap(write)));
