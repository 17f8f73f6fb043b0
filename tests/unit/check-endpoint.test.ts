import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkEndpoint } from '../../build/commands/check-endpoint.ts';
import { adviceFor } from '../../build/commands/endpoint/advice.ts';
import { startServer } from './server.ts';

const SITE = 'https://www.example.com';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** The report on a service. */
async function checkOf(
  service: RequestListener,
  received: 'success-field' | 'any-ok-answer' = 'success-field',
) {
  const port = await startServer(createServer(service));
  return checkEndpoint({ url: `http://127.0.0.1:${port}/start-trigger?key=k`, received }, SITE);
}

/** A service that gives the same answers to all. */
const answering =
  (post: Answer, preflight: Answer = { status: 204 }, posts: string[] = []): RequestListener =>
  async (request, response) => {
    const { status = 200, headers = CORS, body } = request.method === 'OPTIONS' ? preflight : post;
    if (request.method === 'POST') posts.push((await request.toArray()).join(''));
    response.writeHead(status, headers).end(body);
  };

const CONFIRMED = { body: '{"success":true}' };

describe('npm run check:endpoint', () => {
  it('finds no fault with a service that is set up well, and sends one marked enquiry', async () => {
    const posts: string[] = [];
    const { lacks, works } = await checkOf(answering(CONFIRMED, undefined, posts));
    expect(lacks).toEqual([]);
    expect(works).toHaveLength(6);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatch(
      /^\{"name":"Test enquiry","email":".+","phone":".+","message":".*Please ignore it[^"]*"\}$/,
    );
  });

  it.each([
    ['Zapier', '{"status":"success","id":"1"}', '{"status":"success"'],
    ['Make', 'Accepted', 'Accepted'],
    ['Power Automate', '', 'nothing'],
  ])('says that %s confirms nothing by default, unless any answer will do', async (_who, body, quoted) => {
    const { lacks } = await checkOf(answering({ body }));
    expect(lacks).toEqual([expect.stringContaining('every visitor would be told that sending failed')]);
    expect(lacks[0]).toContain(quoted);
    expect((await checkOf(answering({ body }), 'any-ok-answer')).lacks).toEqual([]);
  });

  const foreign = { ...CORS, 'Access-Control-Allow-Origin': `https://other.example, ${SITE}` };
  const moved = { ...CORS, Location: '/' };

  it.each<[string, Answer, Answer, string[]]>([
    [
      'browsers may not send if the preflight is refused',
      CONFIRMED,
      { status: 405, headers: {} },
      ['The answer was 405', 'Allow-Origin is missing', 'Access-Control-Allow-Headers is missing'],
    ],
    [
      'browsers do not accept other origins for this site',
      { ...CONFIRMED, headers: foreign },
      { status: 204, headers: foreign },
      [`"https://other.example, ${SITE}"`],
    ],
    ['the key is wrong', { status: 403 }, { status: 204 }, ['the key is missing or wrong']],
    ['browsers do not follow', { status: 302, headers: moved }, { status: 204 }, ['a redirect']],
  ])('says that %s', async (_what, post, preflight, words) => {
    const lacks = (await checkOf(answering(post, preflight))).lacks.join('\n');
    for (const text of words) expect(lacks).toContain(text);
  });

  it.each([
    ['https://hooks.zapier.com/hooks/catch/1/abc', 'Zapier'],
    ['https://hook.eu1.make.com/abc', 'Make'],
    ['https://prod-1.westus.logic.azure.com/workflows/abc', 'Power Automate'],
    ['https://nodered.example.com/start-trigger', 'Node-RED'],
    ['https://flows.example.com:9000/hooks/start-trigger', 'webhook'],
    ['https://forms.example.com/abc', 'your service'],
  ])('recognizes by its address %s that the service is %s', (url, service) => {
    expect(adviceFor(new URL(url), SITE).service).toBe(service);
  });
});
