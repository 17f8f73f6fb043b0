import { terminalLine } from '../../shared/terminal-text.ts';

/** Most that is read of an answer, in bytes. */
const LONGEST_ANSWER = 1_000_000;

/** Text of an answer; undefined if it is longer than we read. */
export async function readBody(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // To leave the loop ends the transfer.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LONGEST_ANSWER) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Whether an answer lets a site read it: browsers take a star or the very origin, and no list. */
export function allowsOrigin({ headers }: Response, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Whether the answer to a preflight lets a browser send JSON. */
export function allowsJson({ headers }: Response): boolean {
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  return names.includes('*') || names.includes('content-type');
}

/** What a header says, for a sentence. */
export const found = (response: Response, header: string) => {
  const value = response.headers.get(header);
  return value === null ? 'missing' : `"${shorten(value)}"`;
};

const MEANINGS: Record<number, string> = {
  401: ', which means that the key is missing or wrong',
  403: ', which means that the key is missing or wrong',
  404: ', which means that there is no such workflow, or that it is switched off',
  405: ', which means that it does not take POST requests',
  410: ', which means that the workflow is switched off or deleted',
  429: ', which means that it got too many requests',
};
/** The rest of a sentence that names a status: what it means; empty for one that says enough. */
export const meaningOf = (status: number) =>
  status >= 300 && status < 400
    ? ', a redirect, which browsers do not follow here'
    : (MEANINGS[status] ?? '');

/** The beginning of what comes from outside, on one line. */
export const shorten = (text: string) => terminalLine(text.slice(0, 120)) || 'nothing';
