import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildInto } from './build.ts';
import {
  answer,
  type Behaviour,
  good,
  resetMidway,
  silence,
  silenceMidway,
  standInService,
  withoutCors,
} from './enquiry-service.ts';
import { serveSite, type Visit } from './site.ts';

const SITE = 'tests/.tmp/fault-site';
const service = standInService(47_831);
const { visit } = serveSite(SITE, 'open');

beforeAll(async () => {
  buildInto(SITE, { CONTACT_ENDPOINT: `${service.origin}/start-trigger`, CONTACT_KEY: 'k' });
  await service.start();
}, 60_000);
beforeEach(() => service.reset());
afterAll(() => service.stop());

const RECEIVED = 'We have received your message and will get back to you soon.';
const FAILED = 'Something went wrong. Please try again later.';
const WORDS = {
  name: 'Jordan Pell',
  email: 'jordan@example.com',
  phone: '+13605550142',
  message: 'We run a garage in Lacey.',
};
const NOTHING = { name: '', email: '', phone: '', message: '' };

async function openForm(): Promise<Visit> {
  const opened = await visit('/contact-us/');
  await opened.page.waitForSelector('[data-island=contact-form][data-ready]');
  return opened;
}

async function fillIn({ page }: Visit): Promise<void> {
  for (const [name, value] of Object.entries(WORDS)) await page.fill(`[name=${name}]`, value);
}

const send = ({ page }: Visit) => page.getByRole('button', { name: 'Submit' }).click();

/** What the form says under it, once it says something. */
async function said({ page }: Visit): Promise<string> {
  const result = page.locator('form').getByRole('status').locator('p');
  await result.waitFor({ timeout: 20_000 });
  return (await result.textContent()) ?? '';
}

const words = ({ page }: Visit) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['name', 'email', 'phone', 'message'].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
      ]),
    ),
  );

const mailLink = ({ page }: Visit) => page.getByRole('link', { name: 'Send it by email instead' });

/** After the fault is gone, a second try with the words still in the form gets through. */
async function secondTrySucceeds(opened: Visit, postsBefore: number): Promise<void> {
  service.set(good);
  await send(opened);
  await opened.page.getByText(RECEIVED).waitFor();
  expect(service.posts()).toHaveLength(postsBefore + 1);
  expect(JSON.parse(service.posts().at(-1) ?? '')).toEqual(WORDS);
  expect(await words(opened)).toEqual(NOTHING);
}

interface Row {
  fault: string;
  behaviour: Behaviour;
  sees: typeof RECEIVED | typeof FAILED;
  /** POSTs that reach the service. */
  sent: 0 | 1;
}

const TABLE: Row[] = [
  { fault: 'answers {"success":true}', behaviour: good, sees: RECEIVED, sent: 1 },
  {
    fault: 'answers {"success":true} as text/plain',
    behaviour: answer(200, '{"success":true}', { 'Content-Type': 'text/plain' }),
    sees: RECEIVED,
    sent: 1,
  },
  {
    fault: 'answers {"success":true} after a byte order mark',
    behaviour: answer(200, '\uFEFF{"success":true}'),
    sees: RECEIVED,
    sent: 1,
  },
  { fault: 'answers {"success":false}', behaviour: answer(200, '{"success":false}'), sees: FAILED, sent: 1 },
  { fault: 'answers {}', behaviour: answer(200, '{}'), sees: FAILED, sent: 1 },
  { fault: 'answers []', behaviour: answer(200, '[]'), sees: FAILED, sent: 1 },
  { fault: 'answers null', behaviour: answer(200, 'null'), sees: FAILED, sent: 1 },
  {
    fault: "answers 'text'",
    behaviour: answer(200, 'Accepted', { 'Content-Type': 'text/plain' }),
    sees: FAILED,
    sent: 1,
  },
  { fault: 'answers an empty body', behaviour: answer(200), sees: FAILED, sent: 1 },
  { fault: 'answers 204', behaviour: answer(204), sees: FAILED, sent: 1 },
  { fault: 'answers 302', behaviour: answer(302, '', { Location: '/elsewhere' }), sees: FAILED, sent: 1 },
  { fault: 'answers 400', behaviour: answer(400, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 401', behaviour: answer(401, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 403', behaviour: answer(403, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 404', behaviour: answer(404, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 405', behaviour: answer(405, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 413', behaviour: answer(413, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 429', behaviour: answer(429, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 500', behaviour: answer(500, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers 503', behaviour: answer(503, '{"success":true}'), sees: FAILED, sent: 1 },
  { fault: 'answers invalid JSON', behaviour: answer(200, '{"success":tru'), sees: FAILED, sent: 1 },
  { fault: 'answers HTML as JSON', behaviour: answer(200, '<!doctype html>'), sees: FAILED, sent: 1 },
  { fault: 'sends no CORS header', behaviour: withoutCors, sees: FAILED, sent: 0 },
  { fault: 'resets the connection mid-answer', behaviour: resetMidway, sees: FAILED, sent: 1 },
  { fault: 'never answers (15 s)', behaviour: silence, sees: FAILED, sent: 1 },
  { fault: 'stops mid-answer (15 s)', behaviour: silenceMidway, sees: FAILED, sent: 1 },
];

describe('when the service', () => {
  it.each(TABLE)(
    '$fault, the visitor sees "$sees"',
    { timeout: 60_000 },
    async ({ behaviour, sees, sent }) => {
      const opened = await openForm();
      await fillIn(opened);
      service.set(behaviour);
      await send(opened);
      expect(await said(opened)).toBe(sees);
      expect(service.posts()).toHaveLength(sent);
      if (sees === RECEIVED) {
        expect(await words(opened)).toEqual(NOTHING);
        return;
      }
      expect(await words(opened)).toEqual(WORDS);
      expect(decodeURIComponent((await mailLink(opened).getAttribute('href')) ?? '')).toContain(
        WORDS.message,
      );
      await secondTrySucceeds(opened, sent);
    },
  );
});

describe('when the visitor', () => {
  /** Tries to send with the network broken by `break_`, mends it, and tries again. */
  async function failAndRecover(
    opened: Visit,
    breakIt: () => Promise<void>,
    mendIt: () => Promise<void>,
  ): Promise<void> {
    await fillIn(opened);
    await breakIt();
    await send(opened);
    expect(await said(opened)).toBe(FAILED);
    expect(await words(opened)).toEqual(WORDS);
    expect(service.posts()).toHaveLength(0);
    await mendIt();
    await secondTrySucceeds(opened, 0);
  }

  it('finds the connection refused, the words stay and a second try gets through', async () => {
    const opened = await openForm();
    await failAndRecover(opened, service.stop, service.start);
  });

  it('has no name server, the words stay and a second try gets through', async () => {
    const opened = await openForm();
    const pattern = `${service.origin}/**`;
    await failAndRecover(
      opened,
      async () => {
        await opened.page.route(pattern, (route) => route.abort('namenotresolved'));
      },
      () => opened.page.unroute(pattern),
    );
  });

  it('is offline, nothing is sent and it fails at once', async () => {
    const opened = await openForm();
    let asked = 0;
    opened.page.on('request', (request) => {
      if (request.url().startsWith(service.origin)) asked += 1;
    });
    await failAndRecover(
      opened,
      async () => {
        await opened.context.setOffline(true);
      },
      async () => {
        expect(asked).toBe(0);
        await opened.context.setOffline(false);
      },
    );
  });

  it('leaves the page while it sends, the words are there again on coming back', async () => {
    const opened = await openForm();
    await fillIn(opened);
    service.set(silence);
    await send(opened);
    await opened.page.getByRole('button', { name: 'Sending…' }).waitFor();
    await opened.page.goto(opened.page.url().replace('contact-us', 'industries'));
    await opened.page.goto(opened.page.url().replace('industries', 'contact-us'));
    await opened.page.waitForSelector('[data-island=contact-form][data-ready]');
    expect(await words(opened)).toEqual(WORDS);
    expect(service.posts()).toHaveLength(1);
    await secondTrySucceeds(opened, 1);
  });

  it.each([
    ['clicks twice', async (opened: Visit) => opened.page.getByRole('button', { name: 'Submit' }).dblclick()],
    [
      'holds Enter down',
      async ({ page }: Visit) => {
        await page.focus('[name=name]');
        for (let press = 0; press < 8; press += 1) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      },
    ],
  ])('%s, one enquiry is sent', async (_what, act) => {
    const opened = await openForm();
    await fillIn(opened);
    await act(opened);
    await opened.page.getByText(RECEIVED).waitFor();
    expect(service.posts()).toHaveLength(1);
  });

  it('reloads the tab, as a restored one is, the words are there and can be sent', async () => {
    const opened = await openForm();
    await fillIn(opened);
    await opened.page.reload();
    await opened.page.waitForSelector('[data-island=contact-form][data-ready]');
    expect(await words(opened)).toEqual(WORDS);
    await secondTrySucceeds(opened, 0);
  });

  it('goes back and forward, the words are there and can be sent', async () => {
    const opened = await openForm();
    await fillIn(opened);
    await opened.page.getByRole('link', { name: 'Industries' }).first().click();
    await opened.page.waitForURL('**/industries/');
    await opened.page.goBack();
    await opened.page.waitForSelector('[data-island=contact-form][data-ready]');
    expect(await words(opened)).toEqual(WORDS);
    await secondTrySucceeds(opened, 0);
  });

  it('comes back after a success, the form is empty and nothing is sent again', async () => {
    const opened = await openForm();
    await fillIn(opened);
    await send(opened);
    await opened.page.getByText(RECEIVED).waitFor();
    await opened.page.getByRole('link', { name: 'Industries' }).first().click();
    await opened.page.waitForURL('**/industries/');
    await opened.page.goBack();
    await opened.page.waitForSelector('[data-island=contact-form][data-ready]');
    expect(await words(opened)).toEqual(NOTHING);
    expect(service.posts()).toHaveLength(1);
  });
});
