import { terminalLine } from '../../shared/characters.ts';
import { readResponse } from '../read-at-most.ts';

/** Maximum bytes read from a response. */
const LONGEST_ANSWER = 1_000_000;

/** Text of a response; undefined if it is longer than the maximum. */
export async function readText(response: Response): Promise<string | undefined> {
  const bytes = await readResponse(response, LONGEST_ANSWER);
  return bytes && new TextDecoder().decode(bytes);
}

/** Whether a response lets a site read it: browsers accept a star or the exact origin, but no list. */
export function allowsOrigin({ headers }: Response, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

/** Whether the response to a preflight lets a browser send JSON. */
export function allowsJson({ headers }: Response): boolean {
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  return names.includes('*') || names.includes('content-type');
}

/** The value of a header as part of a sentence. */
export const headerText = (response: Response, header: string) => {
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
export const meaningOf = (status: number) =>
  status >= 300 && status < 400
    ? ', a redirect, which browsers do not follow here'
    : (MEANINGS[status] ?? '');

/** The beginning of a text from outside, on one line. */
export const shorten = (text: string) => terminalLine(text.slice(0, 120)) || 'nothing';
