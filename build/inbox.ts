import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Enquiry } from '../components/islands/contact-bounds.ts';
import { enquirySchema } from '../components/islands/contact-schema.ts';
import { PREVIEW_KEY } from './enquiry-service.ts';

/** Longest body the inbox reads, in characters. An enquiry within the form's bounds is far below. */
const LONGEST_BODY = 10_000;

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
    try {
      const enquiry = readEnquiry(await text(request));
      await appendFile(file, `${JSON.stringify({ received: new Date().toISOString(), ...enquiry })}\n`);
      print(formatEnquiry(enquiry));
      return answer(200, { success: true });
    } catch (error) {
      return answer(400, { success: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** @throws a sentence that says what is wrong with the body */
function readEnquiry(body: string): Enquiry {
  if (body.length > LONGEST_BODY) throw new Error(`The body is longer than ${LONGEST_BODY} characters.`);
  const result = enquirySchema.safeParse(JSON.parse(body));
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '));
}

const formatEnquiry = ({ name, email, phone, message }: Enquiry) =>
  `\nEnquiry from ${name} <${email}>, ${phone}\n${message.replace(/^/gm, '  ')}`;
