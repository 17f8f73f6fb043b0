import { Refused } from './messages.ts';

/**
 * Asks the server of the editor.
 * @param name of what it is to do
 * @param body a file, or what is sent as JSON
 * @throws Refused with the reason why it does not
 */
export async function ask<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  const isFile = body instanceof Blob;
  const response = await fetch(name, {
    method: 'POST',
    headers: { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  }).catch(() => {
    throw new Refused(0, { message: 'The editor does not answer. Is `npm run edit` still running?' });
  });
  const answer = await response.json().catch(() => ({ message: response.statusText }));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}
