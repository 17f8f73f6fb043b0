import type { IncomingMessage } from 'node:http';

/**
 * Reads what a request carries.
 * @param longest bytes that are read at most
 * @returns `too long`: nothing more of it is read; `cut off`: nobody is there any more who could be answered
 */
export async function readBody(
  request: IncomingMessage,
  longest: number,
): Promise<Buffer | 'too long' | 'cut off'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop must not end the connection, on which the answer still has to go.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > longest) return 'too long';
      chunks.push(chunk);
    }
  } catch {
    return 'cut off';
  }
  return Buffer.concat(chunks);
}
