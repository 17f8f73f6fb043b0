import { describe, expect, it } from 'vitest';
import { answer, type Behavior, good } from '../browser/fake-enquiry-service.ts';
import { serveSite } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { enquirySite, FAILED, RECEIVED, RESULT, SUBMIT, WORDS } from '../engines/form.ts';

const SITE = 'tests/.tmp/repeated-posts-site';
const { service, sent } = enquirySite(27_835, SITE);
// A driver that intercepts requests changes how they are sent.
const { visit } = serveSite(SITE, 'open');

const reset: Behavior = (_response, request) => request.socket.resetAndDestroy();

/** Fails like that once, and works from then on. */
const once = (first: Behavior): Behavior => {
  let count = 0;
  return (response, request) => {
    count += 1;
    if (count === 1) first(response, request);
    else good(response, request);
  };
};

/** Fills in the form and sends it. @returns the message that it then shows */
async function send(): Promise<string | null> {
  const { page } = await visit('/contact-us/');
  await startIsland(page, 'contact-form');
  for (const [name, value] of Object.entries(WORDS)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator(SUBMIT).click();
  await page.locator(RESULT).waitFor();
  return page.locator(RESULT).textContent();
}

// As in the README, under "The enquiry service". If Chromium changes this, the README must change too.
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
