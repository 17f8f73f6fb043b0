import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkEndpoint } from '../../build/commands/check-endpoint.ts';
import { sendEnquiry } from '../../components/islands/contact-form/send-enquiry.ts';
import { buildInto } from '../browser/build-site.ts';
import { serveSite } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { RECEIVED, RESULT, SUBMIT, WORDS } from '../engines/form.ts';
import { describeUnless, missing } from './programs.ts';
import { missingNodeRed, startNodeRed, startWebhook } from './receivers.ts';

/** Tests a real receiver together with the site. @param name of the folder for it */
function tries(name: string, start: typeof startWebhook): void {
  const SITE = `tests/.tmp/receiver-${name}-site`;
  const { visit, origin } = serveSite(SITE);
  const received = 'success-field';
  let folder: string;
  let receiver: Awaited<ReturnType<typeof start>>;
  let full: typeof receiver;

  /** Starts another one, which stores enquiries elsewhere. */
  const startIn = async (own: string, file: string) => {
    await mkdir(path.join(folder, own));
    return start({ folder: path.join(folder, own), file, origin: origin() });
  };

  beforeAll(async () => {
    await mkdir('tests/.tmp', { recursive: true });
    folder = await mkdtemp(path.resolve('tests/.tmp/receiver-'));
    receiver = await startIn('good', path.join(folder, 'enquiries.jsonl'));
    await symlink('/dev/full', path.join(folder, 'full-disk'));
    full = await startIn('full', path.join(folder, 'full-disk'));
    const { searchParams, origin: host, pathname } = new URL(receiver.url);
    buildInto(SITE, { CONTACT_ENDPOINT: host + pathname, CONTACT_KEY: searchParams.get('key') ?? '' });
    // Node 20 has no navigator.
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await receiver?.stop();
    await full?.stop();
    await rm(folder, { recursive: true });
  });

  const kept = async () => {
    const text = await readFile(path.join(folder, 'enquiries.jsonl'), 'utf8').catch(() => '');
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  };

  /** Fills in the form and sends it. @returns the message that it then shows */
  const sendFromForm = async (words: Record<string, string>) => {
    const { page } = await visit('/contact-us/');
    await startIsland(page, 'contact-form');
    for (const [field, value] of Object.entries(words)) await page.locator(`[name=${field}]`).fill(value);
    await page.locator(SUBMIT).click();
    await page.locator(RESULT).waitFor();
    return page.locator(RESULT).textContent();
  };

  it('passes check:endpoint, but not for another site, which the browser never lets contact it', async () => {
    const { lacks, works } = await checkEndpoint({ url: receiver.url, received }, origin());
    expect([lacks, works.join('\n')]).toEqual([[], expect.stringContaining('CORS')]);
    expect((await kept()).at(-1)).toMatchObject({ name: 'Test enquiry' });
    const other = await checkEndpoint({ url: receiver.url, received }, 'https://other.example');
    expect(other.lacks.join('\n')).toContain('does not allow requests from https://other.example');
  });

  it('confirms what the form sends, and stores it word for word, also what looks like a command', async () => {
    const words = {
      ...WORDS,
      name: `O'Hara "$(id)" \`id\``,
      message: 'First line; rm -rf ~\n{{payload}} %s %n <b>&amp;\\n 👩‍🔧 ñ',
    };
    expect(await sendFromForm(words)).toBe(RECEIVED);
    expect((await kept()).at(-1)).toEqual(words);
  });

  it('refuses a wrong key, and check:endpoint says so', async () => {
    const before = (await kept()).length;
    const url = receiver.url.replace(/key=.*/, 'key=another');
    expect(await sendEnquiry(WORDS, { url, received })).toBe('refused');
    const { lacks } = await checkEndpoint({ url, received }, origin());
    expect(lacks.join('\n')).toContain('the key is missing or wrong');
    expect(await kept()).toHaveLength(before);
  });

  it('confirms nothing that is not JSON', async () => {
    const before = (await kept()).length;
    for (const [type, body] of [
      ['application/json', '{"name":'],
      ['text/plain', 'name=Ana'],
    ] as const) {
      const answer = await fetch(receiver.url, { method: 'POST', headers: { 'Content-Type': type }, body });
      const text = await answer.text();
      expect([type, answer.ok && text.includes('true')]).toEqual([type, false]);
    }
    expect(await kept()).toHaveLength(before);
  });

  it('does not confirm on a full disk', async () => {
    expect(await sendEnquiry(WORDS, { url: full.url, received })).toBe('unknown');
  });
}

const README = 'configured as in the README';
describeUnless(missingNodeRed(), `Node-RED, ${README}`, () => tries('node-red', startNodeRed));
describeUnless(missing({ webhook: 'webhook' }), `webhook, ${README}`, () => tries('webhook', startWebhook));
