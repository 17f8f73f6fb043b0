import { describe, expect, it } from 'vitest';
import { answer, type Behavior, good } from '../browser/fake-enquiry-service.ts';
import { serveSite } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { enquirySite, FAILED, RECEIVED, RESULT, SUBMIT, WORDS } from '../engines/form.ts';

const SITE = 'tests/.tmp/repeated-posts-site';
const { service, sent } = enquirySite(47_835, SITE);
// A driver that watches requests changes how they are sent.
const { visit } = serveSite(SITE, 'open');

const reset: Behavior = (_response, request) => request.socket.resetAndDestroy();

/** Behaves like that once, and well from then on. */
const once = (first: Behavior): Behavior => {
  let count = 0;
  return (response, request) => {
    count += 1;
    if (count === 1) first(response, request);
    else good(response, request);
  };
};

/** Fills the form in and sends it. @returns what it says then */
async function send(): Promise<string | null> {
  const { page } = await visit('/contact-us/');
  await startIsland(page, 'contact-form');
  for (const [name, value] of Object.entries(WORDS)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator(SUBMIT).click();
  await page.locator(RESULT).waitFor();
  return page.locator(RESULT).textContent();
}

// What the README says under "The enquiry service". Should a Chromium no longer do it, the README must not say it.
describe.each([
  ['status 408', answer(408)],
  ['status 421', answer(421)],
  ['a connection that is reset before the answer', reset],
])('Chromium repeats an enquiry once by itself after %s', (_fault, behavior) => {
  it('and the visitor sees the true result when the repeated one gets through', async () => {
    service.set(once(behavior));
    expect(await send()).toBe(RECEIVED);
    expect(sent()).toEqual([WORDS, WORDS]);
  });

  it('and not a third time', async () => {
    service.set(behavior);
    expect(await send()).toBe(FAILED);
    expect(sent()).toEqual([WORDS, WORDS]);
  });
});
