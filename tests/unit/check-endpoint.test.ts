import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { adviceFor, checkEndpoint } from '../../build/commands/check-endpoint.ts';
import { startServer } from './server.ts';

const SITE = 'https://www.example.com';
const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** The report on a service that gives these answers, and what was posted to it. */
async function checkOf(post: Answer, preflight: Answer = { status: 204 }, anyAnswer = false) {
  const posts: string[] = [];
  const service = createServer(async (request, response) => {
    const { status = 200, headers = CORS, body } = request.method === 'OPTIONS' ? preflight : post;
    if (request.method === 'POST') posts.push((await request.toArray()).join(''));
    response.writeHead(status, headers).end(body);
  });
  const url = `http://127.0.0.1:${await startServer(service)}/start-trigger?key=k`;
  const received = anyAnswer ? 'any-ok-answer' : 'success-field';
  return { ...(await checkEndpoint({ url, received }, SITE)), posts };
}

const CONFIRMED = { body: '{"success":true}' };

describe('npm run check:endpoint', () => {
  it('finds no fault with a service that is set up well, and sends one marked enquiry', async () => {
    const { lacks, works, posts } = await checkOf(CONFIRMED);
    expect(lacks).toEqual([]);
    expect(works).toHaveLength(6);
    const marked =
      /^\{"name":"Test enquiry","email":".+","phone":".+","message":".*Please ignore it[^"]*"\}$/;
    expect(posts).toEqual([expect.stringMatching(marked)]);
  });

  it.each([
    ['Zapier', '{"status":"success","id":"1"}', '{"status":"success"'],
    ['Make', 'Accepted', 'Accepted'],
    ['Power Automate', '', 'nothing'],
  ])('says that %s confirms nothing by default, unless any answer will do', async (_who, body, quoted) => {
    const { lacks } = await checkOf({ body });
    expect(lacks).toEqual([expect.stringContaining('every visitor would be told that sending failed')]);
    expect(lacks[0]).toContain(quoted);
    expect((await checkOf({ body }, undefined, true)).lacks).toEqual([]);
  });

  const foreign = { ...CORS, 'Access-Control-Allow-Origin': `https://other.example, ${SITE}` };
  const moved = { ...CORS, Location: '/' };

  it.each<[string, string, Answer, Answer?]>([
    ['the preflight is refused', 'The answer was 405', CONFIRMED, { status: 405 }],
    ['it lacks an origin', 'Allow-Origin is missing', CONFIRMED, { headers: {} }],
    ['it lacks a header', 'Access-Control-Allow-Headers is missing', CONFIRMED, { headers: {} }],
    ['it allows other origins', `"https://other.example, ${SITE}"`, CONFIRMED, { headers: foreign }],
    ['it answers other origins', `"https://other.example, ${SITE}"`, { ...CONFIRMED, headers: foreign }],
    ['the key is wrong', 'the key is missing or wrong', { status: 403 }],
    ['browsers do not follow a redirect', 'a redirect', { status: 302, headers: moved }],
  ])('says that %s', async (_what, said, post, preflight) => {
    expect((await checkOf(post, preflight)).lacks.join('\n')).toContain(said);
  });

  it.each([
    ['https://hooks.zapier.com/hooks/catch/1/abc', 'Zapier'],
    ['https://hook.eu1.make.com/abc', 'Make'],
    ['https://prod-1.westus.logic.azure.com/workflows/abc', 'Power Automate'],
    ['https://nodered.example.com/start-trigger', 'Node-RED'],
    ['https://flows.example.com:9000/hooks/start-trigger', 'webhook'],
    ['https://forms.example.com/abc', 'your service'],
  ])('recognizes by its address %s that the service is %s', (url, service) => {
    expect(adviceFor(new URL(url), SITE)).toMatch(new RegExp(`^What to set in ${service}: [A-Z]`));
  });
});
