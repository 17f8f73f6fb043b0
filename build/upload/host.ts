import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A place to which a site is uploaded. Files are named relative to the web root. Every step throws Error. */
export interface Host {
  /** Those of the site's files that mean something there. */
  selects: (files: string[]) => string[];
  /** Text of a file there; undefined if there is none. */
  read: (file: string) => Promise<string | undefined>;
  /** Puts files of a local folder there. No file is ever half there under its own name. */
  put: (folder: string, files: string[]) => Promise<void>;
  remove: (files: string[]) => Promise<void>;
}

/** Copies some files of a folder into a temporary one, for programs that take whole folders. */
export async function withStage(
  folder: string,
  files: string[],
  use: (stage: string) => Promise<unknown>,
): Promise<void> {
  const stage = await mkdtemp(path.join(tmpdir(), 'upload-'));
  try {
    for (const file of files) {
      const target = path.join(stage, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(folder, file), target);
    }
    await use(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Runs a program that carries files; what it complains about goes to the terminal.
 * @param remedy where to get the program
 * @returns what it printed
 * @throws Error when it is not installed or gives up
 */
export function run(program: string, args: string[], remedy: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT' ? new Error(`The program ${program} is not installed. ${remedy}`) : error,
      ),
    );
    child.on('close', (status) =>
      status === 0 ? resolve(output) : reject(new Error(`${program} gave up; the reason stands above.`)),
    );
  });
}

/** Every folder that holds a file, deepest first: `a/b`, `a`. */
export function foldersOf(files: string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)].sort((one, other) => other.length - one.length);
}
