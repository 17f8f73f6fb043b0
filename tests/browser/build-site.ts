import { spawnSync } from 'node:child_process';

/** Builds the real site into a separate folder, with a changed environment. */
export function buildInto(folder: string, environment: Record<string, string>): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts', `--out=${folder}`], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  if (status !== 0) throw new Error(stderr);
}
