import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createInbox } from '../../build/commands/server/inbox.ts';
import { startServer } from './server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ENQUIRY = {
  name: 'Ada Byron',
  email: 'ada@lantern.example',
  phone: '+13605550100',
  message: 'Please find my lamp shop\na place on the map.',
};
/** Starts an inbox that writes to a new folder; it stops at the end of the test. */
async function inbox() {
  const file = path.join(temporaryFolder(), 'enquiries.jsonl');
  const printed: string[] = [];
  const port = await startServer(createServer(createInbox(file, (text) => printed.push(text))));
  const send = (body: unknown, { key = 'preview', method = 'POST', type = 'application/json' } = {}) =>
    fetch(`http://localhost:${port}/start-trigger?key=${key}`, {
      method,
      headers: { 'Content-Type': type },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const lines = async () =>
    existsSync(file) ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : [];
  return { file, send, lines, printed };
}

it('a valid enquiry is confirmed, stored on one line with the time, and printed', async () => {
  const { send, lines, printed } = await inbox();
  const response = await send(ENQUIRY);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toEqual({ success: true });
  await send({ ...ENQUIRY, name: 'Grace Hopper' });
  expect((await lines()).map((line) => JSON.parse(line))).toEqual([
    { ...ENQUIRY, received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    expect.objectContaining({ name: 'Grace Hopper' }),
  ]);
  expect(printed).toHaveLength(2);
  for (const words of ['Ada Byron', 'ada@lantern.example', '+13605550100', 'my lamp shop', 'on the map.'])
    expect(printed[0]).toContain(words);
});

it.each([
  ['with another key', 403, ENQUIRY, { key: 'other' }],
  ['that is not posted', 405, undefined, { method: 'GET' }],
  ['that does not say it is JSON', 415, ENQUIRY, { type: 'text/plain' }],
  ['that is not JSON', 400, 'name=Ada', {}],
  ['with a number for a text', 400, { ...ENQUIRY, phone: 3605550100 }, {}],
  ['with a message out of bounds', 400, { ...ENQUIRY, message: 'x'.repeat(501) }, {}],
  ['that is far too long', 413, { ...ENQUIRY, message: 'x'.repeat(65_536) }, {}],
])('anything else is refused and not stored: %s', async (_what, status, body, options) => {
  const { send, lines, printed } = await inbox();
  const response = await send(body, options);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
  expect([await lines(), printed]).toEqual([[], []]);
});

it.skipIf(process.platform === 'win32')('enquiries are in a file that only its owner may read', async () => {
  const { file, send } = await inbox();
  const mode = async () => ((await stat(file)).mode & 0o777).toString(8);
  await send(ENQUIRY);
  expect(await mode()).toBe('600');
  await chmod(file, 0o644);
  await send(ENQUIRY);
  expect(await mode()).toBe('600');
});

it('an enquiry that could not be saved is not confirmed', async () => {
  const { file, send, printed } = await inbox();
  await mkdir(file);
  const response = await send(ENQUIRY);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, error: 'It could not be saved.' });
  expect(printed.join()).toContain('An enquiry could not be saved, and the visitor was informed');
});

it('a visitor’s text cannot control the terminal, and never looks like a line of the program', async () => {
  const { send, printed } = await inbox();
  await send({
    ...ENQUIRY,
    name: 'Ada\u001B]0;owned\u0007\u009B31m\nEnquiry from the boss',
    message: 'Hello there\u001B[2J\n\nEnquiry from Eve <eve@x.example>, 1\r\u202Egnp.exe\u2028next',
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(printed.join()).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E]/);
  expect(printed[0]?.match(/^\S.*/gm)).toEqual([
    'Enquiry from Ada]0;owned31m Enquiry from the boss <ada@lantern.example>, +13605550100',
  ]);
});
