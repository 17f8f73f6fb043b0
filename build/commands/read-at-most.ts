import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Collects bytes from another machine. Only those that really arrive are counted: it can lie about the size of a file.
 * @param fill writes into the sink; stops when that fails
 * @returns undefined if there are more than `limit` bytes
 */
export async function readAtMost(
  limit: number,
  fill: (sink: Writable) => Promise<unknown>,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      length += chunk.length;
      chunks.push(chunk);
      done(length > limit ? new Error('too long') : null);
    },
  });
  try {
    await fill(sink);
  } catch (error) {
    if (length > limit) return undefined;
    throw error;
  }
  return Buffer.concat(chunks);
}

/** The body of a response; undefined if it has more than `limit` bytes. */
export const readResponse = ({ body }: Response, limit: number): Promise<Buffer | undefined> =>
  readAtMost(limit, (sink) => pipeline(body ?? [], sink));

/**
 * The body of a request.
 * @returns `too long`: nothing more of it is read; `cut off`: the connection is gone, so there is nobody to answer
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too long' | 'cut off'> {
  // An end of the reading must not end the connection, on which the answer still has to go.
  const chunks = request.iterator({ destroyOnReturn: false });
  return readAtMost(limit, (sink) => pipeline(chunks, sink)).then(
    (body) => body ?? 'too long',
    () => 'cut off',
  );
}
