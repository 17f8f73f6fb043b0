import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Enquiry, outcomeOf, TIME_LIMIT } from '../../components/engine.ts';
import type { Endpoint } from '../../schemas/site.ts';
import { isPreview } from '../content/enquiry-service.ts';
import { loadContent } from '../content/load.ts';
import { terminalLine } from '../shared/characters.ts';
import { readOptions } from '../shared/options.ts';
import { REPOSITORY } from '../shared/source.ts';
import { readResponse } from './read-at-most.ts';
import { reasonOf } from './reason-of.ts';
import { LOCAL_HOSTS } from './server/listening.ts';

const TEST_ENQUIRY: Enquiry = {
  name: 'Test enquiry',
  email: 'test@example.com',
  phone: '+0000000000',
  message: 'TEST sent by "npm run check:endpoint" to see what this service answers. Please ignore it.',
};

/** Maximum bytes read from a response. */
const LONGEST_ANSWER = 1_000_000;

/**
 * Sends an enquiry service the browser's requests: the CORS preflight, then one marked test enquiry.
 * @param siteOrigin origin of the published site, for which the service must allow requests
 * @returns what works, what prevents confirmations, and what to do, in sentences for the agency
 */
export async function checkEndpoint(endpoint: Endpoint, siteOrigin: string) {
  const url = new URL(endpoint.url);
  const works: string[] = [];
  const lacks: string[] = [];
  const note = (isGood: boolean, good: string, bad: string) => (isGood ? works.push(good) : lacks.push(bad));
  /** Browsers accept a star or the exact origin, but no list. */
  const noteOrigin = ({ headers }: Response, good: string, bad: string) => {
    const allowed = headers.get('access-control-allow-origin');
    const isAllowed = allowed === '*' || allowed === siteOrigin;
    note(isAllowed, good, `${bad}: the header Access-Control-Allow-Origin is ${quoted(allowed)}.`);
  };
  const ask = (method: string, headers: Record<string, string>, body: string | null = null) =>
    fetch(url, {
      method,
      headers: { ...headers, Origin: siteOrigin },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  if (url.protocol !== 'https:' && !LOCAL_HOSTS.includes(url.hostname))
    lacks.push('The address begins with http://. A site on https cannot send to it; use the https address.');
  try {
    const preflight = await ask('OPTIONS', {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    void preflight.body?.cancel();
    note(
      preflight.ok,
      'It answers the request that browsers send first (CORS preflight).',
      `Browsers first ask whether they may send (an OPTIONS request, the CORS preflight). The answer was ${preflight.status}; it must be 200 or 204.`,
    );
    noteOrigin(
      preflight,
      `It allows requests from ${siteOrigin}.`,
      `That answer does not allow requests from ${siteOrigin}`,
    );
    const names = preflight.headers.get('access-control-allow-headers');
    note(
      /(?:^|,)\s*(?:\*|content-type)\s*(?:,|$)/i.test(names ?? ''),
      'It allows JSON.',
      `That answer does not allow JSON: the header Access-Control-Allow-Headers is ${quoted(names)}; it must name Content-Type.`,
    );
    const answer = await ask('POST', { 'Content-Type': 'application/json' }, JSON.stringify(TEST_ENQUIRY));
    note(
      answer.ok,
      `It accepted the test enquiry (status ${answer.status}).`,
      `It did not accept the test enquiry: the status was ${answer.status}${meaningOf(answer.status)}.`,
    );
    noteOrigin(answer, 'Its answer may be read by the site.', 'The site may not read its answer');
    const bytes = await readResponse(answer, LONGEST_ANSWER);
    const body = new TextDecoder().decode(bytes);
    // Only the body: its status was checked above.
    const isConfirmed = outcomeOf({ ok: true, status: 200 }, body, endpoint.received) === 'received';
    if (endpoint.received === 'success-field')
      note(
        isConfirmed,
        'Its answer says "success".',
        bytes === undefined
          ? 'Its answer is longer than 1 MB, so the rest was not read. It should be {"success":true}.'
          : `Its answer does not say "success", so every visitor would be told that sending failed. It answered: ${shorten(body)}. Only {"success":true} counts, or "true" or 1 in its place. If it cannot be changed, set "received: any-ok-answer" in content/site.yaml.`,
      );
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate ? `no answer within ${TIME_LIMIT / 1000} seconds` : shorten(reasonOf(error));
    lacks.push(`${url.host} could not be reached: ${reason}. Check the address for typing errors.`);
  }
  return { works, lacks, advice: lacks.length > 0 ? adviceFor(url, siteOrigin) : ALL_WELL };
}

const ALL_WELL =
  'Enquiries from the site will arrive and be confirmed. Check that the test enquiry has arrived.';

/** The value of a header as part of a sentence. */
const quoted = (value: string | null) => (value === null ? 'missing' : `"${shorten(value)}"`);

const MEANINGS: Record<number, string> = {
  401: ', which means that the key is missing or wrong',
  403: ', which means that the key is missing or wrong',
  404: ', which means that there is no such workflow, or that it is switched off',
  405: ', which means that it does not accept POST requests',
  410: ', which means that the workflow is switched off or deleted',
  429: ', which means that it got too many requests',
};
/** The end of a sentence about a status: what it means; empty if the status speaks for itself. */
const meaningOf = (status: number) =>
  status >= 300 && status < 400
    ? ', a redirect, which browsers do not follow here'
    : (MEANINGS[status] ?? '');

/** The beginning of a text from outside, on one line. */
const shorten = (text: string) => terminalLine(text.slice(0, 120)) || 'nothing';

/** What is in host and path of a service, and its name in the table of endpoint/README.md. The first match is meant. */
const SERVICES: [pattern: RegExp, name: string][] = [
  [/(^|\.)zapier\.com/, 'Zapier'],
  [/(^|\.)make\.com|integromat\.com/, 'Make'],
  [/n8n/, 'n8n'],
  [/pipedream\.net/, 'Pipedream'],
  [/activepieces/, 'Activepieces'],
  [/logic\.azure\.com|powerplatform\.com|powerautomate/, 'Power Automate'],
  [/node-?red|:1880\//, 'Node-RED'],
  [/:9000\/hooks\//, 'webhook'],
  [/./, 'your service'],
];

/** The settings that the service behind an endpoint needs for a site, from the last column of that table. */
export function adviceFor({ host, pathname }: URL, siteOrigin: string): string {
  const [, name] = SERVICES.find(([pattern]) => pattern.test(`${host}${pathname}`)) ?? [];
  const lines = readFileSync(path.join(REPOSITORY, 'build/commands/endpoint/README.md'), 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith(`| ${name} |`)) ?? '';
  const settings = row.split('|').at(-2)?.trim().replaceAll('`', '').replaceAll('SITE', siteOrigin);
  return `What to set in ${name}: ${settings}.`;
}

/** `npm run check:endpoint` @returns the exit status */
export async function main(): Promise<number> {
  const { root, environment } = readOptions(process.argv.slice(2), process.env);
  const { content, samples } = await loadContent(root, { environment });
  if (samples().some(({ where }) => where.startsWith('content/site.yaml')))
    console.log(
      `Note: content/site.yaml still has samples. This checks whether the service allows ${content.site.url}.\n`,
    );
  if (isPreview(content.enquiryService)) {
    console.log(
      'No enquiry service is set. Enter its address and key under "enquiry" in content/site.yaml, or set CONTACT_ENDPOINT and CONTACT_KEY.',
    );
    return 1;
  }
  const { works, lacks, advice } = await checkEndpoint(
    content.enquiryService,
    new URL(content.site.url).origin,
  );
  const lines = [...works.map((line) => `  ok    ${line}`), ...lacks.map((line) => `  LACKS ${line}`)];
  console.log([new URL(content.enquiryService.url).host, ...lines, '', advice].join('\n'));
  return lacks.length === 0 ? 0 : 1;
}
