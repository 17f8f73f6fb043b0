import { describe, expect, it } from 'vitest';
import { DESKTOP, expectQuiet, PHONE, serveSite, type Visit } from './site.ts';

const { visit, enquiries } = serveSite();

const GOOD = {
  Name: 'Jordan Pell',
  Email: 'jordan@example.com',
  'Phone number': '+13605550142',
  Message: 'We run a garage in Lacey and would like more calls from the map.',
};
type Label = keyof typeof GOOD;

const field = ({ page }: Visit, label: string) => page.getByRole('textbox', { name: label, exact: true });
const submit = ({ page }: Visit) => page.getByRole('button', { name: 'Submit' });
const status = ({ page }: Visit) => page.locator('form').getByRole('status');
const hydrated = ({ page }: Visit) => page.waitForSelector('[data-island=contact-form][data-ready]');

async function fill(opened: Visit, values: Partial<Record<Label, string>> = GOOD): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(opened, label).fill(value);
}

async function open(route = '/contact-us/', options = {}): Promise<Visit> {
  const opened = await visit(route, options);
  await hydrated(opened);
  return opened;
}

describe('contact form, without scripts', () => {
  it('has labelled fields with native constraints, and the email address instead of a dead button', async () => {
    const opened = await visit('/contact-us/', { javaScriptEnabled: false });
    await fill(opened);
    expect(await opened.page.locator('form :invalid').count()).toBe(0);
    await field(opened, 'Phone number').fill('abc');
    expect(await opened.page.locator('form input:invalid').getAttribute('name')).toBe('phone');
    expect(await opened.page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
    const form = opened.page.locator('form');
    expect(await form.getByRole('link', { name: 'hello@northing.example' }).isVisible()).toBe(true);
  });

  it('tells phones what to fill in', async () => {
    const { page } = await visit('/contact-us/', { javaScriptEnabled: false });
    const attributes = await page
      .locator('form input:not([name=notes-2]), form textarea')
      .evaluateAll((inputs) =>
        inputs.map((input) => [
          input.getAttribute('name'),
          input.getAttribute('type'),
          input.getAttribute('autocomplete'),
          input.getAttribute('inputmode'),
        ]),
      );
    expect(attributes).toEqual([
      ['name', 'text', 'name', null],
      ['email', 'email', 'email', 'email'],
      ['phone', 'tel', 'tel', 'tel'],
      ['message', null, null, null],
    ]);
  });
});

describe('contact form, without its scripts', () => {
  it('never puts what was typed into an address, though Enter is pressed', async () => {
    const { page } = await visit('/contact-us/', { javaScriptEnabled: false });
    for (const [name, value] of [
      ['name', 'Jordan'],
      ['email', 'j@example.com'],
      ['phone', '+13605550142'],
      ['message', 'A message of enough letters'],
    ] as const) {
      await page.fill(`[name=${name}]`, value);
    }
    await page.locator('[name=name]').press('Enter');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.inputValue('[name=message]')).toBe('A message of enough letters');
  });
});

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('contact form at %s width', (_name, viewport) => {
  it('sends exactly the four fields once, and confirms in green with an empty form', async () => {
    const opened = await open('/contact-us/', { viewport });
    const bodies: string[] = [];
    opened.page.on(
      'request',
      (request) => request.method() === 'POST' && bodies.push(request.postData() ?? ''),
    );
    await fill(opened);
    await submit(opened).click();
    await status(opened).getByText('We have received your message and will get back to you soon.').waitFor();
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      { name: GOOD.Name, email: GOOD.Email, phone: GOOD['Phone number'], message: GOOD.Message },
    ]);
    expect(enquiries).toHaveLength(1);
    for (const label of Object.keys(GOOD)) expect(await field(opened, label).inputValue()).toBe('');
    expect(
      await status(opened)
        .locator('p')
        .evaluate((text) => getComputedStyle(text).color),
    ).toBe('rgb(10, 92, 44)');
    expectQuiet(opened);
  });

  it('shows every wrong field its message, tied to it, and leads to the first', async () => {
    const opened = await open('/contact-us/', { viewport });
    await submit(opened).click();
    const messages: Record<string, string> = {
      Name: 'Name must be at least 3 characters.',
      Email: 'Please enter a valid email.',
      'Phone number': 'Phone no. must be at least 8 characters.',
      Message: 'Message must be at least 10 characters.',
    };
    for (const [label, message] of Object.entries(messages)) {
      const described = await field(opened, label).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
      expect(described).toContain(message);
      expect(await field(opened, label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await opened.page.evaluate(() => document.activeElement?.id)).toBe('name');
    expect(enquiries).toEqual([]);
  });
});

describe('contact form', () => {
  it('checks again at each change once Submit was tried, not before', async () => {
    const opened = await open();
    await field(opened, 'Name').fill('Jo');
    expect(await opened.page.locator('[aria-invalid]').count()).toBe(0);
    await submit(opened).click();
    await opened.page.getByText('Name must be at least 3 characters.').waitFor();
    await field(opened, 'Name').fill('Jo P');
    await opened.page.getByText('Name must be at least 3 characters.').waitFor({ state: 'detached' });
    await field(opened, 'Phone number').fill('(360) 555');
    await opened.page.getByText('Please enter a valid phone number.').waitFor();
  });

  it('keeps what was typed before React came', async () => {
    const opened = await visit('/contact-us/');
    await opened.page.evaluate(() => {
      const name = document.querySelector<HTMLInputElement>('#name');
      if (name) name.value = 'Typed early';
    });
    await hydrated(opened);
    expect(await field(opened, 'Name').inputValue()).toBe('Typed early');
    expectQuiet(opened);
  });

  it('sends a form that was submitted before React came, once', async () => {
    const opened = await visit('/industries/');
    await opened.page.addInitScript(() => {
      // Idle time never comes: only the submit itself may start the island.
      window.requestIdleCallback = () => 0;
    });
    await opened.page.goto(opened.page.url().replace('industries', 'contact-us'));
    await opened.page.evaluate(() => {
      for (const [name, value] of Object.entries({
        name: 'Jordan',
        email: 'j@example.com',
        phone: '+13605550142',
      })) {
        const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (input) input.value = value;
      }
      const message = document.querySelector('textarea');
      if (message) message.value = 'A message of enough letters';
      document.querySelector('form')?.requestSubmit();
    });
    await status(opened).getByText('We have received your message').waitFor();
    expect(enquiries).toHaveLength(1);
  });

  it('says that it is sending and cannot send twice, by clicks or by Enter held down', async () => {
    const opened = await open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let posts = 0;
    await opened.page.route('**/start-trigger*', async (route) => {
      posts += 1;
      await held;
      await route.continue();
    });
    await fill(opened);
    await submit(opened).dblclick();
    const sending = opened.page.getByRole('button', { name: 'Sending…' });
    expect(await sending.getAttribute('aria-disabled')).toBe('true');
    await field(opened, 'Name').focus();
    for (let press = 0; press < 5; press += 1) await opened.page.keyboard.press('Enter');
    // Forced, as the driver too takes the button for a disabled one.
    await sending.click({ force: true });
    release();
    await status(opened).getByText('We have received your message').waitFor();
    expect(posts).toBe(1);
    expect(enquiries).toHaveLength(1);
  });

  it('keeps what is written while it sends', async () => {
    const opened = await open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await opened.page.route('**/start-trigger*', async (route) => {
      await held;
      await route.continue();
    });
    await fill(opened);
    await submit(opened).click();
    await opened.page.getByRole('button', { name: 'Sending…' }).waitFor();
    await field(opened, 'Message').fill(`${GOOD.Message} And one more thing.`);
    release();
    await status(opened).getByText('We have received your message').waitFor();
    expect(await field(opened, 'Message').inputValue()).toBe(`${GOOD.Message} And one more thing.`);
  });

  it('offers an email with the words as they are now, after a failure', async () => {
    const opened = await open();
    await opened.page.route('**/start-trigger*', (route) => route.fulfill({ status: 500 }));
    await fill(opened);
    await submit(opened).click();
    await status(opened).getByText('Something went wrong').waitFor();
    await field(opened, 'Phone number').fill('+12065550100');
    const link = opened.page.getByRole('link', { name: 'Send it by email instead' });
    await expect.poll(() => link.getAttribute('href')).toContain(encodeURIComponent('+12065550100'));
  });

  it('discards the restored draft, but nothing that was written since', async () => {
    const opened = await open();
    await fill(opened);
    await opened.page.reload();
    await opened.page.getByText('Draft restored', { exact: true }).waitFor();
    await field(opened, 'Name').fill('Somebody else');
    await opened.page.getByRole('button', { name: 'Discard' }).click();
    expect(await field(opened, 'Message').inputValue()).toBe('');
    expect(await field(opened, 'Name').inputValue()).toBe('Somebody else');
  });

  it('keeps a draft in the tab, says so when it is restored, and lets it be discarded', async () => {
    const opened = await open();
    await fill(opened);
    await opened.page.goto(opened.page.url().replace('contact-us', 'industries'));
    await opened.page.goto(opened.page.url().replace('industries', 'contact-us'));
    await opened.page.getByText('Draft restored', { exact: true }).waitFor();
    expect(await field(opened, 'Message').inputValue()).toBe(GOOD.Message);
    await opened.page.getByRole('button', { name: 'Discard' }).click();
    expect(await field(opened, 'Message').inputValue()).toBe('');
    await opened.page.reload();
    await hydrated(opened);
    expect(await field(opened, 'Message').inputValue()).toBe('');
  });

  it('forgets the draft once the enquiry was received', async () => {
    const opened = await open();
    await fill(opened);
    await submit(opened).click();
    await status(opened).getByText('We have received your message').waitFor();
    expect(await opened.page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('starts the message with the package that the visitor chose', async () => {
    const opened = await open('/contact-us/#package=seo-professional');
    expect(await field(opened, 'Message').inputValue()).toBe('I am interested in SEO Professional.\n');
  });

  it('ignores a package that does not exist', async () => {
    const opened = await open('/contact-us/#package=free-money');
    expect(await field(opened, 'Message').inputValue()).toBe('');
  });

  it('does not send what a bot filled in, nor confirms it', async () => {
    const opened = await open();
    await fill(opened);
    await opened.page.evaluate(() => {
      const trap = document.querySelector<HTMLInputElement>('[name=notes-2]');
      if (trap) trap.value = 'https://spam.example';
    });
    await submit(opened).click();
    await status(opened).getByText('Something went wrong. Please try again later.').waitFor();
    expect(enquiries).toEqual([]);
    // A person whose form filler did that gets through at the second try.
    await submit(opened).click();
    await status(opened).getByText('We have received your message').waitFor();
  });

  it('hides the trap for bots from people and from assistive technology', async () => {
    const opened = await open();
    expect(await opened.page.getByRole('textbox').count()).toBe(4);
    await field(opened, 'Message').focus();
    await opened.page.keyboard.press('Tab');
    expect(await opened.page.evaluate(() => document.activeElement?.textContent)).toContain('privacy policy');
  });

  it('says what to do instead when its script cannot be fetched', async () => {
    const opened = await visit('/industries/');
    await opened.context.route('**/assets/client/contact-form*', (route) => route.abort());
    await opened.page.goto(opened.page.url().replace('industries', 'contact-us'));
    await opened.page.getByText('The form could not be loaded').waitFor();
    await fill(opened);
    await submit(opened).click();
    expect(opened.page.url()).toContain('/contact-us/');
    expect(await field(opened, 'Message').inputValue()).toBe(GOOD.Message);
  });
});
