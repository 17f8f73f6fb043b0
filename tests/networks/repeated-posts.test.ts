import { beforeAll, expect, it } from 'vitest';
import { buildInto } from '../browser/build-site.ts';
import { answer, type Behavior, good } from '../browser/fake-enquiry-service.ts';
import { serveSite } from '../browser/serve-site.ts';
import { fillInForm, startIsland } from '../browser/start-island.ts';
import { enquiryService, FAILED, RECEIVED, RESULT, SUBMIT, WORDS } from '../engines/form.ts';

const SITE = 'tests/.tmp/repeated-posts-site';
const { service, sent } = enquiryService();
beforeAll(() => {
  buildInto(SITE, { CONTACT_ENDPOINT: `${service.origin}/start-trigger`, CONTACT_KEY: 'k' }, '--draft');
});
const { visit } = serveSite(SITE);

const reset: Behavior = (_response, request) => request.socket.resetAndDestroy();

/** Sends an enquiry from a new page, whose connection is still open, as with a visitor. */
async function send(fail: Behavior, failures: number, result: string): Promise<void> {
  service.reset();
  service.set((response, request) => (sent().length <= failures ? fail : good)(response, request));
  const { page } = await visit('/contact-us/');
  await startIsland(page, 'contact-form');
  await fillInForm(page, WORDS);
  await page.locator(SUBMIT).click();
  await page.locator(RESULT).getByText(result).waitFor();
  expect(sent()).toEqual([WORDS, WORDS]);
}

// As in the README, under "The enquiry service". If Chromium changes this, the README must change too.
it.each([
  ['status 408', answer(408)],
  ['status 421', answer(421)],
  ['a connection that is reset before the answer', reset],
])(
  'the visitor sees the true result when Chromium repeats an enquiry by itself after %s',
  async (_fault, fail) => {
    await send(fail, 1, RECEIVED);
    await send(fail, 2, FAILED);
  },
);
