// The thread that writes pages while the build makes the next ones (staging.ts). In JavaScript, because to load a
// compiler would take it longer than to write a thousand pages.
import { Buffer } from 'node:buffer';
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
    writeFileSync(place, bytesOf(pieces));
    return [];
  } catch (error) {
    // Of an error itself, a message to another thread would lose the code.
    const { message, code } = Object(error);
    return [[file, { message, code }]];
  }
}

/** One page after another has its bytes here: memory of their own would grow faster than it is freed. */
let room = Buffer.alloc(1 << 20);

/** @param {(string | Uint8Array)[]} pieces @returns {Uint8Array} the bytes, until it is called again */
function bytesOf(pieces) {
  const size = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  if (size > room.length) room = Buffer.alloc(2 * size);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') room.write(piece, end);
    else room.set(piece, end);
    end += Buffer.byteLength(piece);
  }
  return room.subarray(0, size);
}

parentPort?.on('message', (pages) => parentPort?.postMessage(pages.flatMap(write)));
