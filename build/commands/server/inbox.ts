import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkEnquiry, type Enquiry, FIELDS } from '../../../components/engine.ts';
import { PREVIEW_KEY } from '../../content/enquiry-service.ts';
import { terminalLine, terminalLines } from '../../shared/characters.ts';
import { readBody } from '../read-at-most.ts';
import { answer } from './answer.ts';
import { type HttpRefusal, isJson } from './request-rules.ts';

/** Maximum bytes read from a body. An enquiry within the form's bounds is far smaller. */
const LONGEST_BODY = 64 * 1024;

/**
 * Answers POST /start-trigger like a well-configured automation service, for trying the form. Each enquiry is saved to
 * the file, one JSON object per line, and passed to `print`; only then is it confirmed.
 */
export function createInbox(file: string, print: (text: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, error?: string, headers: Record<string, string> = {}) => {
      const body = JSON.stringify(error === undefined ? { success: true } : { success: false, error });
      const fixed = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      answer(response, status, 'answer.json', body, { ...fixed, ...headers });
    };
    const refusal = httpRefusalOf(request);
    if (refusal) return reply(refusal.status, refusal.message, refusal.headers);
    const body = await readBody(request, LONGEST_BODY);
    if (body === 'cut off') return;
    if (body === 'too long') return reply(413, `The body is longer than ${LONGEST_BODY} bytes.`);
    const enquiry = readEnquiry(body);
    if (typeof enquiry === 'string') return reply(400, enquiry);
    try {
      await saveEnquiry(file, JSON.stringify({ received: new Date().toISOString(), ...enquiry }));
    } catch (error) {
      print(`\nAn enquiry could not be saved, and the visitor was informed: ${terminalLine(String(error))}`);
      return reply(500, 'It could not be saved.');
    }
    print(formatEnquiry(enquiry));
    reply(200);
  };
}

function httpRefusalOf(request: IncomingMessage): HttpRefusal | undefined {
  if (request.method !== 'POST')
    return { status: 405, message: 'Send enquiries with POST.', headers: { Allow: 'POST' } };
  if (!isJson(request))
    return { status: 415, message: 'Send JSON, with the header Content-Type: application/json.' };
  const key = new URLSearchParams(request.url?.split('?')[1]).get('key');
  return key === PREVIEW_KEY ? undefined : { status: 403, message: `The key must be "${PREVIEW_KEY}".` };
}

/** @returns the enquiry, or what is wrong with it */
function readEnquiry(body: Buffer): Enquiry | string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null) return 'The body must be an object.';
    const others = Object.keys(values).filter((key) => !(FIELDS as readonly string[]).includes(key));
    if (others.length > 0) return `Unknown fields: ${others.join(', ')}.`;
    const { enquiry, errors = {} } = checkEnquiry(values);
    const wrong = Object.entries(errors).map((error) => error.join(': '));
    return enquiry ?? wrong.join(' ');
  } catch {
    return 'The body must be JSON.';
  }
}

/**
 * Adds an enquiry to a file that only its owner may read, as one line. Several processes may write to it: each line is
 * one write at the end of the file (O_APPEND). When the promise resolves, the line is on the disk and complete.
 * @throws the system's error, or an Error if the line was not written completely, as on a full disk
 */
async function saveEnquiry(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    if (((await handle.stat()).mode & 0o077) !== 0) await handle.chmod(0o600);
    // The first line break ends a line that a full disk or a kill may have cut off.
    const bytes = Buffer.from(`\n${line}\n`);
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error('Only part of the line was written. Is the disk full?');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const formatEnquiry = ({ name, email, phone, message }: Enquiry) =>
  `\nEnquiry from ${terminalLine(name)} <${terminalLine(email)}>, ${phone}\n${terminalLines(message)}`;
