import { spawnSync } from 'node:child_process';

let built = false;

/** Builds the real site into dist/ once, with the command that the agency runs. */
export default function buildOnce(): void {
  if (built) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CONTACT_ENDPOINT: '', CONTACT_KEY: '' },
  });
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
  built = true;
}
