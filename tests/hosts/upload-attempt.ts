import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';

/** What the terminal shows after an upload. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run upload`, which may fail. */
export function attemptUpload(args: string[], environment: Record<string, string>): Promise<Outcome> {
  const env = { ...process.env, ...environment };
  return promisify(execFile)('npm', ['run', '--silent', 'upload', '--', ...args], { env }).then(
    ({ stdout, stderr }) => {
      expect(stdout).toMatch(/The site is up\.\n$/);
      return { code: 0, stdout, stderr };
    },
    (error) => error as Outcome,
  );
}

/** The message of an upload that fails, on one line. */
export async function failureOf(attempt: Promise<Outcome>): Promise<string> {
  const { code, stderr } = await attempt;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}
