import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** A web server that a test has started. */
export interface WebServer {
  port: number;
  stop: () => Promise<void>;
}

/** Servers are in sbin, which is not on every PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of an installed program; undefined if it is not installed. */
export function find(program: string): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, program)).find(isExecutable);
}

/** Ends a program that a test has started. */
export async function end(program: ChildProcess, signal?: 'SIGKILL'): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill(signal);
  await once(program, 'exit');
}

/** Starts a program, and waits until it prints something. @throws Error with its output if it ends before */
export async function startProgram(
  [name = '', ...args]: string[],
  ready: RegExp,
  options: SpawnOptionsWithoutStdio = {},
) {
  const program = spawn(name, args, options);
  let output = '';
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (data) => {
        output += data;
        const found = ready.exec(output);
        if (found) resolve(found);
      });
    program.once('error', reject).once('close', () => reject(new Error(`${name} has ended:\n${output}`)));
  });
  return { program, said, printed: () => output };
}

/** Runs a TypeScript file of the project. */
export const TSX = [process.execPath, '--import', 'tsx'];

/** Which of these programs are not installed, and how to install them. @param programs name -> Debian package */
export function missing(programs: Record<string, string>): string | undefined {
  const names = Object.keys(programs).filter((program) => find(program) === undefined);
  const packages = names.map((name) => programs[name]).join(' ');
  return packages && `${names.join(' and ')} not installed: apt-get install ${packages}`;
}

/**
 * Declares tests that need real programs. If they cannot run they are skipped, with the reason in their name; with
 * REQUIRE_HOSTS set, that is a failure.
 */
export function describeUnless(reason: string | undefined, name: string, tests: () => void): void {
  if (reason) console.warn(`Skipped: ${name} (${reason})`);
  if (reason && process.env.REQUIRE_HOSTS) it(name, () => expect.fail(reason));
  else describe.skipIf(reason)(reason ? `${name} (${reason})` : name, tests);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
