import type { Enquiry } from './contact-bounds.ts';
import { type Outcome, outcomeOf, type ReceivedRule } from './enquiry-outcome.ts';

/** ms after which an answer is given up. */
export const TIME_LIMIT = 15_000;

export interface Endpoint {
  /** Address of the start-trigger with its key. */
  url: string;
  received: ReceivedRule;
}

/**
 * Sends an enquiry once: POST with exactly the four fields as JSON (spec section 7). It never sends again by
 * itself, since an answer that did not come may still have delivered.
 * @returns what the service said of it; never throws
 */
export async function sendEnquiry(
  { name, email, phone, message }: Enquiry,
  endpoint: Endpoint,
): Promise<Outcome> {
  if (!navigator.onLine) return 'refused';
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email, phone, message }),
      mode: 'cors',
      credentials: 'omit',
      // A redirect would turn the POST into a GET and lose the enquiry.
      redirect: 'error',
      referrerPolicy: 'origin',
      // Leaving the page does not cut the request off.
      keepalive: true,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const isRead = response.ok && endpoint.received === 'success-field';
    return outcomeOf(response, isRead ? await response.text() : '', endpoint.received);
  } catch {
    return 'unknown';
  }
}
