import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../build/commands/server/listening.ts';

/** A web server that a test has started. */
export interface WebServer {
  port: number;
  stop: () => Promise<void>;
}

/** Servers are in sbin, which is not on every PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Path of an installed program; undefined if it is not installed. */
export function find(program: string): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
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

/** Starts an installed server, which inherits the output of the test. */
export async function startServer(program: string, args: string[], port: number): Promise<WebServer> {
  const server = spawn(find(program) ?? program, args, { stdio: 'inherit' });
  await untilListening(port);
  return { port, stop: () => end(server) };
}

/** An unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}

/** @throws Error if nothing listens within a minute */
export const untilListening = (port: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 60_000, interval: 100 },
  );

/** Runs a command of the project, like `npm run`. */
export const START = [process.execPath, 'build/start.mjs'];

/** Runs a TypeScript file of the tests. */
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
