import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createInbox } from '../../build/inbox.ts';
import { listen } from '../../build/preview.ts';
import { site } from './site.ts';

const ENQUIRY = {
  name: 'Ada Byron',
  email: 'ada@lantern.example',
  phone: '+13605550100',
  message: 'Please find my lamp shop\na place on the map.',
};

/** Starts an inbox that writes to a new folder; the end of the test stops it. */
async function inbox() {
  const { root } = await site();
  const file = path.join(root, 'enquiries.jsonl');
  const printed: string[] = [];
  const server = createServer(createInbox(file, (text) => printed.push(text)));
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (body: unknown, { key = 'preview', method = 'POST' } = {}) =>
    fetch(`http://localhost:${port}/start-trigger?key=${key}`, {
      method,
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const kept = async () => (existsSync(file) ? (await readFile(file, 'utf8')).trim().split('\n') : []);
  return { send, kept, printed };
}

describe('a good enquiry', () => {
  it('is answered as a well-set service would', async () => {
    const { send } = await inbox();
    const response = await send(ENQUIRY);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ success: true });
  });

  it('is kept, one line each, with the time', async () => {
    const { send, kept } = await inbox();
    await send(ENQUIRY);
    await send({ ...ENQUIRY, name: 'Grace Hopper' });
    const lines = (await kept()).map((line) => JSON.parse(line));
    expect(lines.map(({ name }) => name)).toEqual(['Ada Byron', 'Grace Hopper']);
    expect(lines[0]).toEqual({ ...ENQUIRY, received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  });

  it('is printed with all it says', async () => {
    const { send, printed } = await inbox();
    await send(ENQUIRY);
    expect(printed).toHaveLength(1);
    for (const words of ['Ada Byron', 'ada@lantern.example', '+13605550100', 'my lamp shop', 'on the map.']) {
      expect(printed[0]).toContain(words);
    }
  });
});

describe('anything else', () => {
  it.each([
    ['with another key', 403, ENQUIRY, { key: 'other' }],
    ['without a key', 403, ENQUIRY, { key: '' }],
    ['that is not posted', 405, undefined, { method: 'GET' }],
    ['that is not JSON', 400, 'name=Ada', {}],
    ['that is empty', 400, '', {}],
    ['that is a list', 400, [ENQUIRY], {}],
    ['with a field too many', 400, { ...ENQUIRY, company: 'Lantern' }, {}],
    ['with a field too few', 400, { ...ENQUIRY, phone: undefined }, {}],
    ['with a number for a text', 400, { ...ENQUIRY, phone: 3605550100 }, {}],
    ['with a message out of bounds', 400, { ...ENQUIRY, message: 'x'.repeat(501) }, {}],
    ['that is far too long', 400, { ...ENQUIRY, message: 'x'.repeat(20_000) }, {}],
  ])('is refused and not kept: %s', async (_what, status, body, options) => {
    const { send, kept, printed } = await inbox();
    const response = await send(body, options);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
    expect(await kept()).toEqual([]);
    expect(printed).toEqual([]);
  });

  it('is told which field is wrong, and why', async () => {
    const { send } = await inbox();
    const response = await send({ ...ENQUIRY, email: 'nobody', message: 'Short' });
    const { error } = (await response.json()) as { error: string };
    expect(error).toContain('email: Please enter a valid email.');
    expect(error).toContain('message: Message must be at least 10 characters.');
  });
});
