import { Refused } from './messages.ts';

/**
 * Asks the server of the editor.
 * @param name of what it is to do
 * @param body a file, or what is sent as JSON
 * @throws Refused with the reason why it does not; Error where nobody answers
 */
export async function ask<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  const data = body instanceof Blob ? body : new Blob([JSON.stringify(body)], { type: 'application/json' });
  const response = await fetch(name, { method: 'POST', body: data }).catch(() => {
    throw new Error(
      'The editor does not answer. If `npm run edit` has ended, copy what you typed, start it again, and open its new address.',
    );
  });
  const answer = await response.json().catch(() => ({ message: response.statusText }));
  if (!response.ok) throw new Refused(response.status, answer.message, answer);
  return answer;
}
