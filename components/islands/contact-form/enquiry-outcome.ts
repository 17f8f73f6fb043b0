/**
 * The result of an enquiry. `unknown`: it is not confirmed, but may have arrived, as when the response was lost or does
 * not contain success.
 */
export type Outcome = 'received' | 'refused' | 'unknown';

/** What counts as received: a true `success` in the JSON response, or any response with a good status. */
export type ReceivedRule = 'success-field' | 'any-ok-answer';

const YES: readonly unknown[] = [true, 'true', 1];
const NO: readonly unknown[] = [false, 'false', 0];

/**
 * Interprets the response of an enquiry service, both for the form and for `npm run check:endpoint`. Only a good status
 * together with JSON whose `success` is `true`, `"true"` or `1` is a confirmation.
 * @param response status of the response
 * @param body text of the response
 */
export function outcomeOf(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: string,
  rule: ReceivedRule,
): Outcome {
  // 408 means that the server waited too long, not that it received nothing. 5xx may come from a server in between.
  if (!ok) return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unknown';
  if (rule === 'any-ok-answer') return 'received';
  const success = successIn(body);
  if (YES.includes(success)) return 'received';
  return NO.includes(success) ? 'refused' : 'unknown';
}

function successIn(body: string): unknown {
  try {
    return (JSON.parse(body) as { success?: unknown } | null)?.success;
  } catch {
    return undefined;
  }
}
