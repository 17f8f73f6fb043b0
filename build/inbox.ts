import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The key of the preview inbox: the site posts with it as long as no service is set (decision 9). */
export const PREVIEW_KEY = 'preview';

/** Longest body the inbox reads, in characters. An enquiry within the form's bounds is far below. */
const LONGEST_BODY = 10_000;

const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Enquiry = Record<(typeof FIELDS)[number], string>;

/**
 * Answers POST /start-trigger the way a well-set automation service does, for trying the form out.
 * Each enquiry goes to the file, one JSON object a line, and to `print`.
 */
export function createInbox(file: string, print: (text: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const key = new URL(request.url ?? '/', 'http://preview').searchParams.get('key');
    if (request.method !== 'POST') return answer(405, { success: false, error: 'Send enquiries with POST.' });
    if (key !== PREVIEW_KEY)
      return answer(403, { success: false, error: `The key must be "${PREVIEW_KEY}".` });
    const enquiry = readEnquiry(await text(request));
    if (!enquiry) {
      return answer(400, {
        success: false,
        error: `Send JSON with the texts ${FIELDS.join(', ')} and nothing else.`,
      });
    }
    await appendFile(file, `${JSON.stringify({ received: new Date().toISOString(), ...enquiry })}\n`);
    print(formatEnquiry(enquiry));
    return answer(200, { success: true });
  };
}

/** @returns the enquiry, or undefined when the body is not exactly the four texts of the form */
function readEnquiry(body: string): Enquiry | undefined {
  if (body.length > LONGEST_BODY) return undefined;
  try {
    const value: Record<string, unknown> = JSON.parse(body);
    const complete = FIELDS.every((field) => typeof value[field] === 'string');
    return complete && Object.keys(value).length === FIELDS.length ? (value as Enquiry) : undefined;
  } catch {
    return undefined;
  }
}

const formatEnquiry = ({ name, email, phone, message }: Enquiry) =>
  `\nEnquiry from ${name} <${email}>, ${phone}\n${message.replace(/^/gm, '  ')}`;
