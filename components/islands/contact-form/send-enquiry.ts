import type { Endpoint } from '../../../schemas/site.ts';
import type { Enquiry } from './contact-bounds.ts';
import { type Outcome, outcomeOf } from './enquiry-outcome.ts';

/** Milliseconds to wait for a response. */
export const TIME_LIMIT = 15_000;

/**
 * Sends an enquiry once: POST with exactly the four fields as JSON (section 7 of the specification). It never repeats
 * it by itself, because the enquiry may have arrived even without a response.
 * @returns the result according to the service; never throws
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
      // Leaving the page does not abort the request.
      keepalive: true,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const isRead = response.ok && endpoint.received === 'success-field';
    return outcomeOf(response, isRead ? await response.text() : '', endpoint.received);
  } catch {
    return 'unknown';
  }
}
