import { expect } from 'vitest';
import {
  answer,
  type Behavior,
  good,
  resetMidway,
  silence,
  silenceMidway,
  withoutCors,
} from '../browser/fake-enquiry-service.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import {
  enquirySite,
  FAILED,
  fillIn,
  isReady,
  MAYBE_SENT,
  mail,
  NOTHING,
  openForm,
  RECEIVED,
  SUBMIT,
  says,
  WORDS,
  words,
} from './form.ts';
import type { Screen } from './screen.ts';

const SITE = 'tests/.tmp/fault-site';
const { service, sent, secondTrySucceeds } = enquirySite(27_831, SITE);

interface Row {
  fault: string;
  behavior: Behavior;
  sees: typeof RECEIVED | typeof FAILED;
  /** POSTs that reach the service. */
  sent: 0 | 1;
}

const failure = (fault: string, behavior: Behavior, sent: 0 | 1 = 1): Row => ({
  fault,
  behavior,
  sees: FAILED,
  sent,
});
const success = (fault: string, behavior: Behavior): Row => ({ fault, behavior, sees: RECEIVED, sent: 1 });

const TABLE: Row[] = [
  success('answers {"success":true}', good),
  success(
    'answers {"success":true} as text/plain',
    answer(200, '{"success":true}', { 'Content-Type': 'text/plain' }),
  ),
  success('answers {"success":true} after a byte order mark', answer(200, '\uFEFF{"success":true}')),
  success('answers {"success":"true"}', answer(200, '{"success":"true"}')),
  success('answers {"success":1}', answer(200, '{"success":1}')),
  ...['false', '"false"', '"no"', '"TRUE"', '[]', '{}', '-1', '2', 'null'].map((value) =>
    failure(`answers {"success":${value}}`, answer(200, `{"success":${value}}`)),
  ),
  failure('answers {}', answer(200, '{}')),
  failure('answers []', answer(200, '[]')),
  failure('answers null', answer(200, 'null')),
  failure("answers 'text'", answer(200, 'Accepted', { 'Content-Type': 'text/plain' })),
  failure('answers an empty body', answer(200)),
  failure('answers 204', answer(204)),
  failure('answers 302', answer(302, '', { Location: '/elsewhere' })),
  ...[400, 401, 403, 404, 405, 413, 429, 500, 503].map((status) =>
    failure(`answers ${status}`, answer(status, '{"success":true}')),
  ),
  failure('answers invalid JSON', answer(200, '{"success":tru')),
  failure('answers HTML as JSON', answer(200, '<!doctype html>')),
  failure('sends no CORS header', withoutCors, 0),
  failure('resets the connection mid-answer', resetMidway),
  failure('never answers (15 s)', silence),
  failure('stops mid-answer (15 s)', silenceMidway),
];

async function filledIn(context: EngineContext): Promise<Screen> {
  const screen = await openForm(context);
  await fillIn(screen);
  return screen;
}

inEveryEngine(
  'Enquiry service',
  (test) => {
    for (const { fault, behavior, sees, sent: count } of TABLE) {
      test(`shows "${sees}" when the service ${fault}`, async (context) => {
        const screen = await filledIn(context);
        service.set(behavior);
        await screen.click(SUBMIT);
        await says(screen, sees);
        expect(sent()).toHaveLength(count);
        if (sees === RECEIVED) {
          expect(await words(screen)).toEqual(NOTHING);
          return;
        }
        expect(await words(screen)).toEqual(WORDS);
        expect(await mail(screen)).toContain(WORDS.message);
        await secondTrySucceeds(screen, count);
      });
    }

    test('keeps the text when the connection is refused, and the second try gets through', async (context) => {
      const screen = await filledIn(context);
      await service.stop();
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      expect(await words(screen)).toEqual(WORDS);
      expect(sent()).toEqual([]);
      await service.start();
      await secondTrySucceeds(screen, 0);
    });

    test('fails at once when the visitor is offline, and sends nothing', async (context) => {
      const screen = await filledIn(context);
      await screen.setOffline(true);
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      expect(await words(screen)).toEqual(WORDS);
      expect(sent()).toEqual([]);
      await screen.setOffline(false);
      await secondTrySucceeds(screen, 0);
    });

    const whileItSends = async (context: EngineContext) => {
      const screen = await filledIn(context);
      service.set(silence);
      await screen.click(SUBMIT);
      await screen.sees(`${SUBMIT} span`, 'Sending…');
      await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(1);
      return screen;
    };
    /** The text is restored, and nothing on the page claims that it was not sent. */
    const saysMaybeSent = async (screen: Screen) => {
      await isReady(screen);
      expect(await words(screen)).toEqual(WORDS);
      await says(screen, MAYBE_SENT);
      await screen.sees('li', MAYBE_SENT);
      expect(await screen.evaluate(() => document.body.innerText)).not.toMatch(/unsent/i);
    };

    test('keeps the text for a visitor who leaves while it is sending, and says that it may have been sent', async (context) => {
      const screen = await whileItSends(context);
      await screen.open('/industries/');
      await screen.open('/contact-us/');
      await saysMaybeSent(screen);
      await secondTrySucceeds(screen, 1);
      await screen.reload();
      await isReady(screen);
      expect(await words(screen)).toEqual(NOTHING);
    });

    test('says that the message may have been sent after a reload while it is sending', async (context) => {
      const screen = await whileItSends(context);
      await screen.reload();
      await saysMaybeSent(screen);
      await screen.click('li button', 'Discard');
      await screen.losesSightOf('form p', MAYBE_SENT);
      expect(await words(screen)).toEqual(NOTHING);
    });

    test('says that the message may have been sent after a reload when the answer was lost', async (context) => {
      const screen = await filledIn(context);
      service.set(resetMidway);
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      await screen.reload();
      await saysMaybeSent(screen);
    });

    test('says that the message was not sent after a reload when the service has refused it', async (context) => {
      const screen = await filledIn(context);
      service.set(answer(404));
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      await screen.reload();
      await isReady(screen);
      await screen.sees('li', 'Your unsent message is back in the form.');
      expect(await screen.evaluate(() => document.body.innerText)).not.toContain('may have been sent');
    });

    test('can send the same text after a reload, as in a restored tab', async (context) => {
      const screen = await filledIn(context);
      await screen.reload();
      await isReady(screen);
      expect(await words(screen)).toEqual(WORDS);
      await secondTrySucceeds(screen, 0);
    });

    test('can send the same text when the visitor goes away and back', async (context) => {
      const screen = await filledIn(context);
      await screen.click('header a', 'Industries');
      await screen.comesTo('/industries/');
      await screen.back('/contact-us/');
      await isReady(screen);
      expect(await words(screen)).toEqual(WORDS);
      await secondTrySucceeds(screen, 0);
    });

    test('finds the form empty after a success when the visitor comes back, and sends nothing again', async (context) => {
      const screen = await filledIn(context);
      await screen.click(SUBMIT);
      await says(screen, RECEIVED);
      await screen.click('header a', 'Industries');
      await screen.comesTo('/industries/');
      await screen.back('/contact-us/');
      await isReady(screen);
      expect(await words(screen)).toEqual(NOTHING);
      expect(sent()).toEqual([WORDS]);
    });
  },
  SITE,
);
