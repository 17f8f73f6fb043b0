import { spawnSync } from 'node:child_process';

/**
 * Runs the real build command.
 * @param args its options
 * @param cwd folder of the project
 */
export const tryBuild = (args: string[], environment: Record<string, string> = {}, cwd = '.') =>
  spawnSync(process.execPath, ['build/start.mjs', 'build.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    cwd,
  });

/** The same. @throws Error with what the build printed, if it stops */
export function runBuild(args: string[], environment?: Record<string, string>, cwd?: string): void {
  const { status, stdout, stderr } = tryBuild(args, environment, cwd);
  if (status !== 0) throw new Error(stdout + stderr);
}

/**
 * Builds the real site into a separate folder, with a changed environment.
 * @param flags more options of the command: `--draft` omits compressed files and cards, which takes most of the time
 */
export function buildInto(folder: string, environment: Record<string, string>, ...flags: string[]): void {
  runBuild([`--out=${folder}`, ...flags], environment);
}
