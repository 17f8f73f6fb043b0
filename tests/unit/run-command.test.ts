import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { tryBuild } from '../browser/build-site.ts';
import { site } from './small-site.ts';

/** Runs a file of build/commands/; `reads: false` closes its output before it writes. */
async function run(file: string, args: string[] = [], { reads = true } = {}) {
  const command = spawn(process.execPath, ['build/start.mjs', `build/commands/${file}`, ...args]);
  if (!reads) command.stdout.destroy();
  const status = new Promise((resolve) => command.on('close', resolve));
  const said = await text(command.stderr);
  return { status: await status, said };
}

describe('a command', () => {
  it('exits when nobody reads its output, as in `| head`', async () => {
    expect(await run('hosting.ts', ['nginx-headers'], { reads: false })).toEqual({ status: 0, said: '' });
  });

  it('responds to an unknown option with one line and status 1', async () => {
    const { status, said } = await run('schemas.ts', ['--rot=x']);
    expect(status).toBe(1);
    expect(said).toMatch(/^Unknown option '--rot'.*\n$/);
  });

  it('names the file and line that does not compile', async () => {
    const { root } = await site({
      'pages/index.tsx': "import 'no-such-package';",
      'pages/review.tsx': '\nexport const page = ;',
    });
    expect(tryBuild([`--root=${root}`]).stderr).toBe(`pages/index.tsx:1:8
    This does not compile: There is no package "no-such-package".
pages/review.tsx:2:21
    This does not compile: Unexpected ";".

2 problems. Nothing was written: dist/ is as it was.
`);
  });
});
