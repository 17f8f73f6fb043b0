import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';

/** `npm run dev` or `npm run edit`, in a process of its own. */
export interface DevProcess {
  /** Of the site, or of the editor with its token, at 127.0.0.1. */
  address: string;
  printed(): string;
}

/** Starts one for a site; the end of the test stops it. @param flags such as `--host` */
export async function startDevProcess(
  command: 'dev' | 'edit',
  root: string,
  ...flags: string[]
): Promise<DevProcess> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', `build/commands/${command}.ts`, `--root=${root}`, ...flags],
    {
      env: { ...process.env, PORT: '0', NODE_ENV: 'production' },
    },
  );
  onTestFinished(() => end(program));
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  await expect.poll(() => output + (program.exitCode ?? ''), { timeout: 120_000 }).toMatch(/http:\S+|^\d+$/m);
  const [, port, path] = /http:\/\/localhost:(\d+)(\S+)/.exec(output) ?? [];
  expect(path, output).toBeDefined();
  return { address: `http://127.0.0.1:${port}${path}`, printed: () => output };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  program.kill('SIGKILL');
  await gone;
}
