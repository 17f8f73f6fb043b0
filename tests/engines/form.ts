import { afterAll, afterEach, beforeAll } from 'vitest';
import { standInService } from '../browser/fake-enquiry-service.ts';
import { WORDS } from '../browser/start-island.ts';
import type { EngineContext } from './engines.ts';
import type { Screen } from './screen.ts';

export { WORDS };
export const RECEIVED = 'We have received your message and will get back to you soon.';
export const FAILED = 'Something went wrong. Please try again later.';
export const MAYBE_SENT =
  'Your message may have been sent already. Send it again only if you do not hear from us.';
export const RESULT = 'form [role=status] p';
export const SUBMIT = 'form button[type=submit]';
export const NOTHING = { name: '', email: '', phone: '', message: '' };

/** Opens the form, and waits for React. */
export async function openForm({ visit }: EngineContext): Promise<Screen> {
  const screen = await visit('/contact-us/');
  await screen.hydrate('contact-form');
  return screen;
}

/** Types text into the four fields. @param change text for some of them */
export async function fillIn(screen: Screen, change: Partial<typeof WORDS> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...WORDS, ...change }))
    await screen.fill(`[name=${name}]`, value);
}

/** The values of the four fields. */
export const words = (screen: Screen) =>
  screen.evaluate(() =>
    Object.fromEntries(
      ['name', 'email', 'phone', 'message'].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
      ]),
    ),
  );

/** Waits until the form shows a message. */
export const says = (screen: Screen, text: string) =>
  screen.until(
    `it says "${text}"`,
    ({ result, text }) => document.querySelector(result)?.textContent === text,
    { result: RESULT, text },
  );

/** A stand-in for the enquiry service for the tests of one file, and what makes the pages of a site send to it. */
export function enquiryService() {
  // Below 32768 no outgoing connection takes the port while the service is down; other runs have other processes.
  const service = standInService(20_000 + (process.pid % 10_000));
  beforeAll(service.start);
  afterEach(service.reset);
  afterAll(service.stop);
  const change = (html: string) =>
    html
      .replace(/("endpoint":{"url":")[^"]*/, `$1${service.origin}/start-trigger?key=k`)
      .replace(';connect-src ', `;connect-src ${service.origin} `);
  return { service, sent: () => service.posts().map((body) => JSON.parse(body)), change };
}
