import { open } from 'node:fs/promises';

/**
 * Adds an enquiry to a file that only its owner may read, as one line. Several processes may write to it: each line is
 * one write at the end of the file (O_APPEND). When the promise resolves, the line is on the disk and complete.
 * @throws the system's error, or an Error if the line was not written completely, as on a full disk
 */
export async function saveEnquiry(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    if (((await handle.stat()).mode & 0o077) !== 0) await handle.chmod(0o600);
    // The first line break ends a line that a full disk or a kill may have cut off.
    const bytes = Buffer.from(`\n${line}\n`);
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error('The line was not written whole. Is the disk full?');
    await handle.sync();
  } finally {
    await handle.close();
  }
}
