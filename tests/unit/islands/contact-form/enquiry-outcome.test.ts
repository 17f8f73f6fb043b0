import { expect, it, onTestFinished, vi } from 'vitest';
import { type Outcome, outcomeOf } from '../../../../components/islands/contact-form/enquiry-outcome.ts';
import { sendEnquiry } from '../../../../components/islands/contact-form/send-enquiry.ts';

const success = (value: string) => `{"success":${value}}`;

const CONFIRMS = ['true', '"true"', '1', '1.0', 'false,"success":true'].map(success);
const DENIES = ['false', '"false"', '0', '-0'].map(success);
const SAYS_NOTHING = [
  ...['null', '"no"', '"yes"', '"TRUE"', '" true"', '"true "', '"1"', '""', '"received"'].map(success),
  ...['2', '-1', '1.5', '1e999', '[]', '[true]', '{}', '{"success":true}', '{"value":true}'].map(success),
  ...['{}', '[]', 'null', 'true', '1', '"true"', '"success"', '[{"success":true}]', '{"Success":true}'],
  ...['{"result":{"success":true}}', '{"status":"success"}', '{"ok":true}', '{"__proto__":{"success":true}}'],
  ...['{"success ":true}', '{"SUCCESS":1}', '{"success":tru', '{success:true}', "{'success':true}"],
  ...['', ' ', 'Accepted', 'ok', 'success', 'true\u0000', 'NaN', 'success=true', '<!doctype html>'],
  ...['{"success":true}}', '{"success":true},', '{"success":true} {"success":true}'],
  ...['<p>{"success":true}</p>', 'data: {"success":true}', ')]}\',\n{"success":true}'],
];

it.each<[Outcome, number[], string[]]>([
  ['received', [200, 201, 202], [...CONFIRMS, ' {\n "id": 7, "success" : true }\n']],
  ['refused', [200], DENIES],
  ['unknown', [200], SAYS_NOTHING],
  ['unknown', [204, 205], ['']],
  ['unknown', [300, 304, 408, 500, 502, 503, 504, 520], [success('true')]],
  ['refused', [400, 401, 403, 404, 405, 409, 413, 415, 422, 428, 429, 451, 499], [success('true'), '']],
])(
  'an answer of the enquiry service means that the enquiry is %s with status %j and %j',
  (outcome, statuses, bodies) => {
    for (const status of statuses) {
      const ok = status >= 200 && status < 300;
      for (const body of bodies) {
        expect([body, outcomeOf({ ok, status }, body, 'success-field')]).toEqual([body, outcome]);
        expect(outcomeOf({ ok, status }, body, 'any-ok-answer') === 'received').toBe(ok);
      }
    }
  },
);

it.each<[Outcome, string, 'success-field' | 'any-ok-answer', () => unknown, number]>([
  ['received', 'with any good answer', 'any-ok-answer', () => ({ ok: true }), 1],
  ['received', 'despite a byte order mark', 'success-field', () => new Response(`\uFEFF${CONFIRMS[0]}`), 1],
  ['unknown', 'if the connection breaks', 'success-field', () => Promise.reject(new TypeError()), 1],
  ['refused', 'without a connection, and does not leave', 'success-field', vi.fn(), 0],
])('an enquiry that is sent is %s %s', async (outcome, _when, received, answer, times) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('navigator', { onLine: times > 0 });
  vi.stubGlobal('fetch', fetched);
  const enquiry = { name: 'Ana', email: 'ana@example.com', phone: '3605550100', message: 'Ten letters' };
  expect(await sendEnquiry(enquiry, { url: 'https://enquiries.example.com/', received })).toBe(outcome);
  expect(fetched).toHaveBeenCalledTimes(times);
});
