import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkEndpoint, formatEndpointReport } from '../../build/commands/check-endpoint.ts';
import { adviceFor } from '../../build/commands/endpoint/advice.ts';

const SITE = 'https://www.example.com';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A fake automation service that records the bodies of its POSTs. */
async function standIn(answer: { preflight: Answer; post: Answer }) {
  const posts: string[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = request.method === 'OPTIONS' ? answer.preflight : answer.post;
    if (request.method === 'POST') posts.push((await request.toArray()).join(''));
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/start-trigger?key=k`, posts };
}

const check = async (
  answer: { preflight: Answer; post: Answer },
  received: 'success-field' | 'any-ok-answer' = 'success-field',
) => {
  const service = await standIn(answer);
  return { report: await checkEndpoint({ url: service.url, received }, SITE), posts: service.posts };
};

const preflight = { status: 204, headers: CORS };

describe('npm run check:endpoint', () => {
  it('finds no fault with a service that is set up well, and sends one marked enquiry', async () => {
    const { report, posts } = await check({
      preflight,
      post: { status: 200, headers: CORS, body: '{"success":true}' },
    });
    expect(report.lacks).toEqual([]);
    expect(report.works).toHaveLength(6);
    expect(posts).toHaveLength(1);
    expect(JSON.parse(posts[0] ?? '')).toMatchObject({
      name: 'Test enquiry',
      message: expect.stringContaining('Please ignore it'),
    });
    expect(Object.keys(JSON.parse(posts[0] ?? ''))).toEqual(['name', 'email', 'phone', 'message']);
  });

  it.each([
    ['Zapier', '{"status":"success","id":"1"}', '{"status":"success"'],
    ['Make', 'Accepted', 'Accepted'],
    ['n8n', '{"message":"Workflow was started"}', 'Workflow was started'],
    ['Activepieces', '{}', '{}'],
    ['Power Automate', '', 'nothing'],
  ])('says that the default answer of %s confirms nothing', async (_service, body, quoted) => {
    const { report } = await check({ preflight, post: { status: 200, headers: CORS, body } });
    expect(report.lacks).toHaveLength(1);
    expect(report.lacks[0]).toContain('every visitor would be told that sending failed');
    expect(report.lacks[0]).toContain(quoted);
  });

  it('accepts any good answer if the agency chose that', async () => {
    const { report } = await check({ preflight, post: { status: 202, headers: CORS } }, 'any-ok-answer');
    expect(report.lacks).toEqual([]);
  });

  it('says that browsers may not send if the preflight is refused', async () => {
    const { report } = await check({
      preflight: { status: 405 },
      post: { status: 200, headers: CORS, body: '{"success":true}' },
    });
    const text = report.lacks.join('\n');
    expect(text).toContain('The answer was 405');
    expect(text).toContain('Access-Control-Allow-Origin is missing');
    expect(text).toContain('Access-Control-Allow-Headers is missing');
  });

  it.each(['https://other.example', `https://other.example, ${SITE}`, `${SITE}/`, 'HTTPS://www.example.com'])(
    'says that browsers do not accept "%s" for this site',
    async (allowed) => {
      const headers = { ...CORS, 'Access-Control-Allow-Origin': allowed };
      const { report } = await check({
        preflight: { status: 204, headers },
        post: { status: 200, headers, body: '{"success":true}' },
      });
      expect(report.lacks.join('\n')).toContain(`"${allowed}"`);
    },
  );

  it('explains a wrong key, a workflow that is switched off, and a redirect', async () => {
    for (const [status, words] of [
      [403, 'the key is missing or wrong'],
      [410, 'switched off or deleted'],
      [302, 'a redirect'],
    ] as const) {
      const { report } = await check({ preflight, post: { status, headers: { ...CORS, Location: '/' } } });
      expect(report.lacks.join('\n')).toContain(words);
    }
  });

  it('reads at most 1 MB of an answer that never ends', async () => {
    let sent = 0;
    const server = createServer((request, response) => {
      response.writeHead(200, CORS);
      if (request.method === 'OPTIONS') return response.end();
      const block = Buffer.alloc(100_000, 'x');
      const more = () => {
        while (!response.destroyed && response.write(block)) sent += block.length;
      };
      return response.on('drain', more).on('error', () => {}) && more();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { lacks } = await checkEndpoint({ url, received: 'success-field' }, SITE);
    expect(lacks).toEqual([expect.stringContaining('longer than 1 MB')]);
    // The buffers of both ends hold more than what was read.
    expect(sent).toBeLessThan(20_000_000);
  });

  it('prints nothing of an answer that could control the terminal', async () => {
    const body = '\u001B]0;owned\u0007\u009B2J\r\n  ok    Its answer says "success".\u202E';
    const headers = { ...CORS, 'Access-Control-Allow-Origin': 'x\u009B2Jy' };
    const { report } = await check({
      preflight: { status: 204, headers },
      post: { status: 200, headers, body },
    });
    const text = formatEndpointReport(report);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
    expect(text.match(/^ {2}ok .*"success"/m)).toBe(null);
    expect(text).toContain(']0;owned');
  });

  it('says that nothing answers at the address', async () => {
    const report = await checkEndpoint({ url: 'http://127.0.0.1:9/x', received: 'success-field' }, SITE);
    expect(report.lacks.join('\n')).toContain('could not be reached');
  });

  it('ends with the settings for this site', async () => {
    const { report } = await check({ preflight, post: { status: 200, headers: CORS, body: 'ok' } });
    expect(formatEndpointReport(report)).toContain(`Access-Control-Allow-Origin: ${SITE}`);
  });

  it.each([
    ['https://hooks.zapier.com/hooks/catch/1/abc', 'Zapier'],
    ['https://hook.eu1.make.com/abc', 'Make'],
    ['https://me.app.n8n.cloud/webhook/abc', 'n8n'],
    ['https://abc.m.pipedream.net', 'Pipedream'],
    ['https://cloud.activepieces.com/api/v1/webhooks/abc', 'Activepieces'],
    ['https://prod-1.westus.logic.azure.com/workflows/abc', 'Power Automate'],
    ['https://flows.example.com:1880/start-trigger', 'Node-RED'],
    ['https://nodered.example.com/start-trigger', 'Node-RED'],
    ['https://flows.example.com:9000/hooks/start-trigger', 'webhook'],
    ['https://forms.example.com/abc', 'your service'],
  ])('recognizes by its address %s that the service is %s', (url, service) => {
    expect(adviceFor(new URL(url), SITE).service).toBe(service);
  });
});
