import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkEndpoint } from '../../build/commands/check-endpoint.ts';
import { type Outcome, outcomeOf } from '../../components/islands/contact-form/enquiry-outcome.ts';
import { sendEnquiry } from '../../components/islands/contact-form/send-enquiry.ts';

/** A service's response: status, body, and what can be known about the enquiry. */
type Answered = [status: number, body: string, outcome: Outcome];

const all = (outcome: Outcome, statuses: number[], bodies: string[]): Answered[] =>
  statuses.flatMap((status) => bodies.map((body): Answered => [status, body, outcome]));

const success = (value: string) => `{"success":${value}}`;

const CONFIRMS = [
  ...['true', '"true"', '1'].map(success),
  '\uFEFF{"success":true}',
  ' {\n "id": 7, "success" : true }\n',
  '{"success":1.0}',
  '{"success":false,"success":true}',
];
const DENIES = ['false', '"false"', '0', '-0'].map(success);
const SAYS_NOTHING = [
  ...[
    'null',
    '"no"',
    '"yes"',
    '"TRUE"',
    '" true"',
    '"1"',
    '""',
    '2',
    '-1',
    '1.5',
    '1e999',
    '[]',
    '[true]',
  ].map(success),
  ...['{}', '{"success":true}', '{"value":true}'].map(success),
  ...['{}', '[]', 'null', 'true', '1', '"true"', '"success"', '[{"success":true}]', '{"Success":true}'],
  ...['{"result":{"success":true}}', '{"status":"success"}', '{"ok":true}', '{"__proto__":{"success":true}}'],
  ...[
    '{"success":"true "}',

    '{"success ":true}',
    '{"SUCCESS":1}',
    '{"success":"received"}',
  ],
  ...['', ' ', 'Accepted', 'ok', 'success', 'true\u0000', '<!doctype html>', '{"success":tru'],
  ...[
    'success=true',
    '<p>{"success":true}</p>',
    '{success:true}',
    "{'success':true}",
    '{"success":true}}',
    '{"success":true},',
    'NaN',
  ],
  ...['{"success":true} {"success":true}', 'data: {"success":true}', ')]}\',\n{"success":true}'],
];

const ANSWERS: Answered[] = [
  ...all('received', [200], CONFIRMS),
  ...all('received', [201, 202], [success('true')]),
  ...all('refused', [200], DENIES),
  ...all('unknown', [200], SAYS_NOTHING),
  ...all('unknown', [204, 205], ['']),
  ...all('unknown', [300, 304, 408, 500, 502, 503, 504, 520], [success('true')]),
  ...all(
    'refused',
    [400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 413, 414, 415, 418, 422, 423, 425, 426, 428, 429],
    [success('true')],
  ),
  ...all('refused', [400, 451, 499], [success('false'), '']),
];

const ENQUIRY = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '3605550100', message: 'Ten letters' };

describe(`of ${ANSWERS.length} answers of an enquiry service`, () => {
  let url = '';
  let answered: Answered;
  const server = createServer(async (request, response) => {
    await request.toArray();
    const [status, body] = answered;
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Content-Type',
      Connection: 'close',
    };
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    return response.writeHead(status, headers).end(body);
  });
  beforeAll(async () => {
    // Node 20 has no navigator.
    vi.stubGlobal('navigator', { onLine: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/start-trigger?key=k`;
  });
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });

  it('all are different, and there are 100', () => {
    expect(new Set(ANSWERS.map(([status, body]) => `${status} ${body}`)).size).toBe(ANSWERS.length);
    expect(ANSWERS).toHaveLength(100);
    expect(ANSWERS.filter(([, , outcome]) => outcome === 'received')).toHaveLength(9);
  });

  it.each(ANSWERS)('%i %j is %s by the rule, the form and check:endpoint alike', async (...each) => {
    answered = each;
    const [status, body, outcome] = each;
    const ok = status >= 200 && status < 300;
    // Reading a body as text removes a byte order mark.
    expect(outcomeOf({ ok, status }, body.replace(/^\uFEFF/, ''), 'success-field')).toBe(outcome);
    expect(await sendEnquiry(ENQUIRY, { url, received: 'success-field' })).toBe(outcome);
    const report = await checkEndpoint({ url, received: 'success-field' }, 'https://www.example.com');
    expect(report.lacks.length === 0).toBe(outcome === 'received');
  });

  it('only a good status confirms where any good answer is enough', async () => {
    for (const each of ANSWERS) {
      const [status, body] = each;
      const ok = status >= 200 && status < 300;
      expect(outcomeOf({ ok, status }, body, 'any-ok-answer') === 'received').toBe(ok);
    }
  });
});
