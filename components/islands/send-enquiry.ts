import type { Enquiry } from './contact-bounds.ts';

/** ms after which an answer is given up: decision 6. */
export const TIME_LIMIT = 15_000;

export interface Endpoint {
  /** Address of the start-trigger with its key. */
  url: string;
  /** What counts as received: a true `success` in the JSON answer, or any answer with a good status. */
  received: 'success-field' | 'any-ok-answer';
}

/**
 * Sends an enquiry once: POST with exactly the four fields as JSON (spec section 7). It never sends again by
 * itself, since an answer that did not come may still have delivered.
 * @returns whether the service said that it has the enquiry (decision 6). Any fault counts as not received.
 */
export async function sendEnquiry(
  { name, email, phone, message }: Enquiry,
  endpoint: Endpoint,
): Promise<boolean> {
  if (!navigator.onLine) return false;
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
    if (!response.ok) return false;
    if (endpoint.received === 'any-ok-answer') return true;
    const answer: unknown = await response.json();
    return Boolean((answer as { success?: unknown } | null)?.success);
  } catch {
    return false;
  }
}
