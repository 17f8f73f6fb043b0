import { type FileHandle, open } from 'node:fs/promises';

/**
 * A file of enquiries, one line each, that only its owner may read. Several processes may write to it: each line is one
 * write at the end of the file (O_APPEND).
 * @returns adds a line; when the promise resolves, it is on the disk, complete and on its own line. Throws the system's
 * error, or an Error if the line was not written completely, as on a full disk.
 */
export function enquiryFile(file: string): (line: string) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (line) => {
    const added = last.then(() => append(file, line));
    last = added.catch(() => undefined);
    return added;
  };
}

async function append(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size, mode } = await handle.stat();
    if ((mode & 0o077) !== 0) await handle.chmod(0o600);
    // An interrupted write, for example on a full disk, leaves a line without an end.
    const isTorn = size > 0 && (await read(handle, size - 1, size)) !== '\n';
    await handle.write(`${isTorn ? '\n' : ''}${line}\n`);
    await handle.sync();
    if (!(await isStored(handle, line, size)))
      throw new Error('The line was not written whole. Is the disk full?');
  } finally {
    await handle.close();
  }
}

/** Whether the complete line follows an offset, even if another process wrote there in the meantime. */
async function isStored(handle: FileHandle, line: string, from: number): Promise<boolean> {
  const { size } = await handle.stat();
  const written = from === 0 ? `\n${await read(handle, 0, size)}` : await read(handle, from - 1, size);
  return written.includes(`\n${line}\n`);
}

async function read(handle: FileHandle, from: number, to: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.toString('utf8', 0, bytesRead);
}
