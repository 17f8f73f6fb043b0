import { spawnSync } from 'node:child_process';

/**
 * Builds a site with the real command.
 * @param args options of the command
 * @throws Error with what the build printed, if it stops
 */
export function runBuild(args: string[], environment: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  if (status !== 0) throw new Error(stdout + stderr);
}

/**
 * Builds the real site into a separate folder, with a changed environment.
 * @param flags more options of the command: `--draft` omits compressed files and cards, which takes most of the time
 */
export function buildInto(folder: string, environment: Record<string, string>, ...flags: string[]): void {
  runBuild([`--out=${folder}`, ...flags], environment);
}
