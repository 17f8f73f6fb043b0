import { type Enquiry, outcomeOf, TIME_LIMIT } from '../../components/engine.ts';
import type { Endpoint } from '../../schemas/site.ts';
import { isPreview } from '../content/enquiry-service.ts';
import { loadContent } from '../content/load.ts';
import { terminalLine } from '../shared/characters.ts';
import { readOptions } from '../shared/options.ts';
import { adviceFor } from './endpoint/advice.ts';
import { readResponse } from './read-at-most.ts';
import { reasonOf } from './reason-of.ts';
import { runCommand } from './run-command.ts';
import { LOCAL_HOSTS } from './server/listening.ts';

/** What an enquiry service does, in sentences for the agency. */
export interface EndpointReport {
  works: string[];
  /** What prevents confirmations. Empty if all is well. */
  lacks: string[];
  /** What to change at the service; empty if all is well. */
  advice: string;
}

const TEST_ENQUIRY: Enquiry = {
  name: 'Test enquiry',
  email: 'test@example.com',
  phone: '+0000000000',
  message: 'TEST sent by "npm run check:endpoint" to see what this service answers. Please ignore it.',
};

/**
 * Sends an enquiry service the browser's requests: the CORS preflight, then one marked test enquiry.
 * @param siteOrigin origin of the published site, for which the service must allow requests
 */
export async function checkEndpoint(endpoint: Endpoint, siteOrigin: string): Promise<EndpointReport> {
  const url = new URL(endpoint.url);
  const works: string[] = [];
  const lacks: string[] = [];
  const note = (isGood: boolean, good: string, bad: string) => (isGood ? works.push(good) : lacks.push(bad));
  const ask = (method: string, headers: Record<string, string>, body: string | null = null) =>
    fetch(url, {
      method,
      headers: { ...headers, Origin: siteOrigin },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  if (url.protocol !== 'https:' && !LOCAL_HOSTS.includes(url.hostname)) {
    lacks.push('The address begins with http://. A site on https cannot send to it; use the https address.');
  }
  try {
    notePreflight(await ask('OPTIONS', PREFLIGHT), siteOrigin, note);
    const response = await ask('POST', { 'Content-Type': 'application/json' }, JSON.stringify(TEST_ENQUIRY));
    noteAnswer(response, await readText(response), siteOrigin, endpoint.received, note);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate ? `no answer within ${TIME_LIMIT / 1000} seconds` : shorten(reasonOf(error));
    lacks.push(`${url.host} could not be reached: ${reason}. Check the address for typing errors.`);
  }
  return { works, lacks, advice: lacks.length > 0 ? adviceFor(url, siteOrigin) : '' };
}

const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
};

type Note = (isGood: boolean, good: string, bad: string) => void;

function notePreflight(response: Response, origin: string, note: Note): void {
  void response.body?.cancel();
  note(
    response.ok,
    'It answers the request that browsers send first (CORS preflight).',
    `Browsers first ask whether they may send (an OPTIONS request, the CORS preflight). The answer was ${response.status}; it must be 200 or 204.`,
  );
  note(
    allowsOrigin(response, origin),
    `It allows requests from ${origin}.`,
    `That answer does not allow requests from ${origin}: the header Access-Control-Allow-Origin is ${headerText(response, 'access-control-allow-origin')}.`,
  );
  note(
    allowsJson(response),
    'It allows JSON.',
    `That answer does not allow JSON: the header Access-Control-Allow-Headers is ${headerText(response, 'access-control-allow-headers')}; it must name Content-Type.`,
  );
}

/** @param body undefined if it is too long */
function noteAnswer(
  response: Response,
  body: string | undefined,
  origin: string,
  received: Endpoint['received'],
  note: Note,
): void {
  note(
    response.ok,
    `It accepted the test enquiry (status ${response.status}).`,
    `It did not accept the test enquiry: the status was ${response.status}${meaningOf(response.status)}.`,
  );
  note(
    allowsOrigin(response, origin),
    'Its answer may be read by the site.',
    `The site may not read its answer: the header Access-Control-Allow-Origin is ${headerText(response, 'access-control-allow-origin')}.`,
  );
  if (received === 'any-ok-answer') return;
  // Only the body: its status was checked above.
  note(
    body !== undefined && outcomeOf({ ok: true, status: 200 }, body, received) === 'received',
    'Its answer says "success".',
    body === undefined
      ? 'Its answer is longer than 1 MB, so the rest was not read. It should be {"success":true}.'
      : `Its answer does not say "success", so every visitor would be told that sending failed. It answered: ${shorten(body)}. Only {"success":true} counts, or "true" or 1 in its place. If it cannot be changed, set "received: any-ok-answer" in content/site.yaml.`,
  );
}

/** Maximum bytes read from a response. */
const LONGEST_ANSWER = 1_000_000;

/** Text of a response; undefined if it is longer than the maximum. */
async function readText(response: Response): Promise<string | undefined> {
  const bytes = await readResponse(response, LONGEST_ANSWER);
  return bytes && new TextDecoder().decode(bytes);
}

/** Whether a response lets a site read it: browsers accept a star or the exact origin, but no list. */
function allowsOrigin({ headers }: Response, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Whether the response to a preflight lets a browser send JSON. */
function allowsJson({ headers }: Response): boolean {
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  return names.includes('*') || names.includes('content-type');
}

/** The value of a header as part of a sentence. */
const headerText = (response: Response, header: string) => {
  const value = response.headers.get(header);
  return value === null ? 'missing' : `"${shorten(value)}"`;
};

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

/** The report for the terminal. */
export function formatEndpointReport({ works, lacks, advice }: EndpointReport): string {
  const lines = [...works.map((line) => `  ok    ${line}`), ...lacks.map((line) => `  LACKS ${line}`)];
  const end =
    lacks.length === 0
      ? 'Enquiries from the site will arrive and be confirmed. Check that the test enquiry has arrived.'
      : advice;
  return [...lines, '', end].join('\n');
}

/** `npm run check:endpoint` @returns the exit status */
async function main(): Promise<number> {
  const { root, environment } = readOptions(process.argv.slice(2), process.env);
  const { content, samples } = await loadContent(root, { environment });
  if (samples().some(({ where }) => where.startsWith('content/site.yaml'))) {
    console.log(
      `Note: content/site.yaml still has samples. This checks whether the service allows ${content.site.url}.\n`,
    );
  }
  if (isPreview(content.enquiryService)) {
    console.log(
      'No enquiry service is set. Enter its address and key under "enquiry" in content/site.yaml, or set CONTACT_ENDPOINT and CONTACT_KEY.',
    );
    return 1;
  }
  const report = await checkEndpoint(content.enquiryService, content.site.url);
  console.log(`${new URL(content.enquiryService.url).host}\n${formatEndpointReport(report)}`);
  return report.lacks.length === 0 ? 0 : 1;
}

runCommand(import.meta.url, main);
