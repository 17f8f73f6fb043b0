import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { networkHosts } from '../../build/commands/server/listening.ts';
import { violations } from '../browser/violations.ts';
import { inChromium, startDevProcess } from '../dev/dev-process.ts';
import { type Browsers, DESKTOP, PHONE } from '../engines/driver.ts';
import { browsersOf } from '../engines/engines.ts';
import { Screen } from '../engines/screen.ts';
import type { TestSite } from '../engines/test-site.ts';
import { leaveOut, TRIED } from '../setup/installed-engines.ts';
import { applyEdits, type Edits, replace, site } from '../unit/small-site.ts';
import { HOME, textOf } from './running-editor.ts';

const ABOUT = 'content/about-us.yaml';
const SITE = 'content/site.yaml';
const SEO = 'content/services/seo.yaml';

/** Starts the editor of a small site, and opens it. */
async function edit(browsers: Browsers, edits: Edits = {}) {
  const small = await site(edits);
  const { address } = await startDevProcess('edit', [`--root=${small.root}`]);
  const driver = await browsers.open({ size: DESKTOP, scripts: true, motion: false });
  onTestFinished(() => driver.close());
  const screen = new Screen(driver, { origin: () => '' } as TestSite);
  await screen.open(address);
  await screen.sees('iframe');
  await screen.untilInFrame('the page can be clicked on', isEdited);
  return { small, address, screen };
}

// Within the page beside the form:
const isEdited = () => {
  const { adoptedStyleSheets: sheets } = document;
  return sheets.length > 1 && sheets.every(({ disabled }) => !disabled);
};
const headingIs = (words: string) => document.querySelector('h1')?.textContent?.endsWith(words);
const placeOnPage = (selector: string) => {
  const { left, top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + 30, y: top + height / 2 };
};
/** What a script of the page finds out about the editor and can do with it; undefined while it tries. */
const attack = (editor: string): Record<string, string> | undefined => {
  const { dataset } = document.documentElement;
  if (dataset.attack !== undefined) return dataset.attack ? JSON.parse(dataset.attack) : undefined;
  dataset.attack = '';
  const attempts: Record<string, () => unknown> = {
    location: () => parent.location.href,
    document: () => parent.document.body.innerHTML,
    history: () => parent.history.length,
    referrer: () => document.referrer,
    name: () => window.name,
    leave: () => {
      parent.location.href = '/';
    },
    read: () => fetch(editor).then((response) => response.text()),
    save: () => fetch(`${editor}save`, { method: 'POST', body: '{}' }).then((response) => response.text()),
    serviceWorker: () => navigator.serviceWorker.register('/planted.js').then(() => 'registered'),
  };
  // Orders and words of others than who may give them.
  postMessage({ isEditing: true, html: '<body><h1>Planted</h1>' }, '*');
  const found = Object.entries(attempts).map(async ([name, attempt]) => {
    const result = await Promise.resolve()
      .then(attempt)
      .catch(() => 'refused');
    return [name, String(result)];
  });
  void Promise.all(found).then((results) => {
    dataset.attack = JSON.stringify(Object.fromEntries(results));
  });
  return undefined;
};

// Within the editor:
const frameCorner = () => {
  const { left, top } = document.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect();
  return { left, top };
};
// The key End does not do it in each environment of WebKit.
const caretToEnd = () => {
  const field = document.activeElement as HTMLTextAreaElement;
  field.setSelectionRange(field.value.length, field.value.length);
};
const hasFocus = (id: string) => document.activeElement?.id === id;
const choose = (file: string) => {
  const select = document.querySelector('header select') as HTMLSelectElement;
  select.value = file;
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const focused = () => {
  const { activeElement: element } = document;
  const entry = element?.closest('[role=group]')?.getAttribute('aria-label');
  return entry ? `${entry}, ${element?.getAttribute('title')}` : element?.textContent;
};
/** A key does the rest. */
const focusButton = ([entry, words]: string[]) =>
  document
    .querySelector<HTMLElement>(`[role=group][aria-label="${entry}"] button[title="${words}"]`)
    ?.focus();

describe.each(TRIED.filter((engine) => !leaveOut(engine)))('in %s', (engine) => {
  const browsers = browsersOf(engine);
  afterAll(() => browsers.close());

  it('a click on a text opens its field, the page follows what is typed, and Save changes one line', async () => {
    const { small, screen } = await edit(browsers);
    const before = textOf(small, HOME);
    const { x, y } = await screen.untilInFrame('the heading is there', placeOnPage, 'h1');
    const { left, top } = await screen.evaluate(frameCorner);
    await screen.clickAt(left + x, top + y);
    await screen.until('the field has the focus', hasFocus, 'root_hero_headline');
    await screen.evaluate(caretToEnd);
    await screen.type(' today');
    await screen.untilInFrame('the page follows', headingIs, 'today');
    expect(textOf(small, HOME)).toBe(before);
    await screen.click('button.main');
    await screen.sees('[role=status]', 'Saved');
    const after = before.replace('headline: Be found first', 'headline: Be found first today');
    expect(textOf(small, HOME)).toBe(after);
    await screen.click('header button', 'Undo');
    await screen.sees('[role=status]', 'Undid the last save');
    expect(textOf(small, HOME)).toBe(before);
    await screen.untilInFrame('the page follows', headingIs, 'Be found first');
  });

  it('a script of the page neither finds the editor nor reaches it', async () => {
    const { screen, address } = await edit(browsers, {
      'static/planted.js': 'onfetch = () => {};',
      [SITE]: replace('agency:', 'publish: [js]\nagency:'),
    });
    // What the script could do even if it knew the token.
    const found = await screen.untilInFrame('the attack is over', attack, address);
    expect(found).toEqual({
      location: 'refused',
      document: 'refused',
      history: 'refused',
      referrer: '',
      name: '',
      leave: expect.stringMatching(/^(?:refused|undefined)$/),
      read: 'refused',
      save: 'refused',
      serviceWorker: 'refused',
    });
    await screen.untilInFrame('the page takes no orders of its own', headingIs, 'Be found first');
    // The words of a page that is not in the frame.
    const html = '<body><h1 data-picked>Be found first</h1>';
    await screen.evaluate((words) => postMessage({ kind: 'picked', path: '/', html: words }, '*'), html);
    await screen.evaluate(choose, ABOUT);
    await screen.sees('h2', ABOUT);
    expect(await screen.evaluate(() => location.href)).toBe(address);
  });

  it('entries are added, copied, moved and removed by the keyboard', async () => {
    const { small, screen } = await edit(browsers);
    await screen.evaluate(choose, ABOUT);
    await screen.click('summary', 'Differentiators');
    await screen.click('summary', 'Items (4)');
    for (const [entry, words, seen, next] of [
      ['1 of 4: One', 'Move down', '1 of 4: Two', '2 of 4: One, Move down'],
      ['3 of 4: Three', 'Remove', 'Items (3)', '3 of 3: Four, Remove'],
      ['1 of 3: Two', 'Copy', '2 of 4: Two', '1 of 4: Two, Copy'],
    ] as const) {
      await screen.sees('summary', entry);
      await screen.evaluate(focusButton, [entry, words]);
      await screen.press('Enter');
      await screen.sees('summary', seen);
      expect(await screen.evaluate(focused)).toBe(next);
    }
    await screen.sees('button.main:not(:disabled)');
    await screen.focus('button.main');
    await screen.press('Enter');
    await screen.sees('[role=status]', 'Saved');
    const titles = [...textOf(small, ABOUT).matchAll(/^ +- title: (\w+)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 4)).toEqual(['Two', 'Two', 'One', 'Four']);
  });
});

describe('in every browser alike', () => {
  const open = inChromium('edit');

  /** Clicks on the heading of the page. @returns its field */
  const clickOnHeading = async (page: Page) => {
    const heading = page.frameLocator('iframe').locator('h1');
    await heading.waitFor();
    await page.frames()[1]?.waitForFunction(isEdited);
    await heading.click();
    const field = page.locator('#root_hero_headline:focus');
    await field.waitFor();
    return field;
  };
  const save = (page: Page) => page.click('button.main');
  const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();

  it('a file that cannot be read says why, and the one before stays', async () => {
    const { small, page } = await open();
    await clickOnHeading(page);
    await applyEdits(small.root, { [SITE]: replace('agency: ', 'agency: "') });
    await page.selectOption('header select', SITE);
    await says(page, 'never closed');
    await page.getByRole('heading', { name: HOME }).waitFor();
  });

  it('another layout takes no words along unless somebody agrees', async () => {
    const { page } = await open();
    await page.selectOption('header select', SEO);
    const layout = page.getByLabel('Layout');
    const cards = page.locator('summary', { hasText: /^Cards \(1\)$/ });
    await cards.waitFor();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (asked.length > 1 ? dialog.accept() : dialog.dismiss());
    });
    await layout.selectOption({ label: 'activities' });
    await cards.waitFor();
    expect(await page.isDisabled('button.main')).toBe(true);
    await layout.selectOption({ label: 'activities' });
    await cards.waitFor({ state: 'detached' });
    expect(asked[0]).toContain('cards, steps');
  });

  it('a mistake is said at its field in the words of the build, and nothing is saved', async () => {
    const { small, page } = await open();
    const before = textOf(small, HOME);
    const field = await clickOnHeading(page);
    expect(await violations(page)).toEqual([]);
    await field.fill('');
    const mistake = page.locator('#root_hero_headline__error');
    await mistake.getByText('this must have at least 1 character, but it is empty').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await save(page);
    await says(page, 'Nothing was saved');
    expect(textOf(small, HOME)).toBe(before);
  });

  it('what somebody writes meanwhile in an editor is not overwritten, and what is typed is not lost', async () => {
    const { small, page } = await open();
    const field = await clickOnHeading(page);
    await field.fill('Be found here');
    await small.edit({ [HOME]: replace('subline: Start today.', 'subline: Start now.') });
    await says(page, 'was changed in another');
    const answerWith = async (answer: 'dismiss' | 'accept') => {
      const saved = save(page);
      const dialog = await page.waitForEvent('dialog');
      expect(dialog.message()).toContain('was changed in another');
      await dialog[answer]();
      await saved;
    };
    await answerWith('dismiss');
    expect(textOf(small, HOME)).toMatch(/headline: Be found first\n.*subline: Start now\.\n/s);
    await answerWith('accept');
    await says(page, 'Saved');
    expect(textOf(small, HOME)).toContain('headline: Be found here\n');
  });

  it('what is typed during a save is not said to be saved, no script of the page opens another form, and Undo asks first', async () => {
    const { small, page } = await open();
    await clickOnHeading(page);
    const field = page.locator('#root_hero_headline');
    await page.frameLocator('iframe').locator('footer').dispatchEvent('click');
    await page.waitForTimeout(500);
    expect(await page.locator('main h2').innerText()).toBe(HOME);
    await field.fill('Be found here');
    await page.route('**/save', async (route) => {
      const response = await route.fetch();
      await field.fill('Be found there');
      await route.fulfill({ response });
    });
    await save(page);
    await says(page, 'Saved content/home.yaml. What you typed since is not saved yet.');
    for (const [answer, words] of [
      ['dismiss', 'Be found here'],
      ['accept', 'Be found first'],
    ] as const) {
      const undone = page.getByRole('button', { name: 'Undo' }).click();
      await (await page.waitForEvent('dialog'))[answer]();
      await undone;
      if (answer === 'accept') await says(page, 'Undid');
      expect(textOf(small, HOME)).toContain(`headline: ${words}\n`);
    }
    await expect.poll(() => field.inputValue()).toBe('Be found first');
  });

  it('the first entry of a list that the file does not have is added, and what was changed before stays', async () => {
    const { small, page } = await open();
    await page.selectOption('header select', SEO);
    await page.getByLabel('Tagline').fill('Pages that are found');
    await page.locator('summary', { hasText: 'Cases' }).click();
    await page.getByRole('button', { name: 'Add' }).last().click();
    await page.locator('summary', { hasText: '1 of 1' }).click();
    for (const [label, words] of Object.entries({
      Client: 'Ada’s Lamps',
      Date: 'October 1, 2026',
      Done: 'We wrote.',
      Result: 'It was found.',
    }))
      await page.getByLabel(label).last().fill(words);
    const asked: string[] = [];
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    await page.dblclick('button.main');
    await says(page, 'Saved');
    expect(asked).toEqual([]);
    expect(textOf(small, SEO)).toMatch(
      /tagline: Pages that are found\n[\s\S]*cases:\n\s+-\s+client: Ada’s Lamps\n/,
    );
  });

  it('the page of the file that was chosen last is shown, even if the one before never answers', async () => {
    const { page } = await open();
    await clickOnHeading(page);
    await page.route('**/services/seo/', () => {});
    await page.selectOption('header select', SEO);
    await page.locator('iframe[src$="/services/seo/"]').waitFor();
    await page.selectOption('header select', HOME);
    await page.locator('iframe:not([src$="/services/seo/"])').waitFor();
  });

  it('a sample is found in the list, and real at a click', async () => {
    const agency = replace(/^agency: .*$/m, 'agency: !sample Northlight');
    const { small, page } = await open({ [SITE]: agency });
    await page.getByRole('button', { name: 'Samples (' }).click();
    expect(await violations(page)).toEqual([]);
    await page.locator('main li').getByRole('button', { name: 'Northlight' }).click();
    await page.locator('#root_agency:focus').waitFor();
    await page.click('button.sample');
    await says(page, 'Saved');
    expect(textOf(small, SITE)).toMatch(/^agency: Northlight$/m);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByLabel('Found', { exact: true }).waitFor({ state: 'attached' });
    expect(await page.locator('main li').getByText('Northlight').count()).toBe(0);
  });

  it('several lines become a list, an icon is chosen by its picture, a logo uploaded, a group removed', async () => {
    const { small, page } = await open();
    const fold = (title: string) => page.locator('main summary', { hasText: title }).click();
    await page.selectOption('header select', SITE);
    await page.getByText('Address').click();
    await page.fill('#root_address_text', '1 Test Street\nOlympia, WA 98501');
    await fold('Logo');
    const buffer = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M9 9h9v9"/></svg>',
    );
    await page.setInputFiles('[type=file]', { name: 'Sign.svg', mimeType: 'image/svg+xml', buffer });
    await page.locator('main img[src="picture/sign.svg"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await save(page);
    await says(page, 'Saved');
    expect(textOf(small, SITE)).toMatch(
      /text:\n +- 1 Test Street\n +- Olympia, WA 98501\n[\s\S]*file: images\/sign\.svg/,
    );
    await page.getByRole('button', { name: 'Remove “Logo”' }).click();
    await save(page);
    await page.locator('main img').waitFor({ state: 'detached' });
    await page.locator('button.main:disabled').waitFor();
    expect(textOf(small, SITE)).not.toContain('logo:');

    await page.selectOption('header select', SEO);
    await page.frameLocator('iframe').getByRole('heading', { name: 'SEO' }).waitFor();
    await page.click('#root_icon');
    await page.fill('[type=search]', 'phone call');
    await page.getByRole('button', { name: 'phone-call', exact: true }).click();
    await fold('Receive');
    await fold('Items (1)');
    const entry = page.locator('#root_receive_items_0');
    await entry.fill('');
    await entry.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '• A plan\n•\tA report\n');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.locator('main summary', { hasText: 'Items (2)' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await save(page);
    await says(page, `Saved ${SEO}`);
    expect(textOf(small, SEO)).toMatch(/icon: phone-call\n[\s\S]*items:\n +- A plan\n +- A report\n$/);
  });

  it('an entry is real at a click, and all that are samples are removed at another', async () => {
    const REVIEWS = 'content/reviews.yaml';
    const { small, page } = await open({
      [REVIEWS]: (text) => {
        const entry = `${text.slice(text.indexOf('  - name: Ada')).trimEnd()}\n    sample: true\n`;
        return (
          text.replace(/ {2}- name: Ada[\s\S]*/, '') +
          ['Ada', 'Bo', 'Cy'].map((name) => entry.replace('Ada', name)).join('')
        );
      },
    });
    await page.selectOption('header select', REVIEWS);
    await page.locator('main summary', { hasText: 'Reviews (3)' }).click();
    await page.locator('main summary', { hasText: '2 of 3' }).click();
    await page.getByRole('button', { name: 'This is real now' }).click();
    await says(page, 'Saved');
    expect(textOf(small, REVIEWS).match(/sample: true/g)).toHaveLength(2);
    await page.getByRole('button', { name: 'Remove all 2 samples' }).click();
    await save(page);
    await page.locator('button.main:disabled').waitFor();
    expect(textOf(small, REVIEWS)).toMatch(/reviews:\n {2}- name: Bo Byron\n(?: {4}.*\n)*$/);
  });

  it('a picture is chosen, its alternative text demanded, and its focal point set', async () => {
    const { small, page } = await open();
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#08f' } })
      .jpeg()
      .toBuffer();
    await page.selectOption('header select', ABOUT);
    await page.locator('summary', { hasText: 'Picture' }).click();
    await page.setInputFiles('[type=file]', { name: 'Our Shop.jpeg', mimeType: 'image/jpeg', buffer });
    await page.getByLabel('Mistakes').getByText('picture.alt').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.fill('#root_picture_alt', 'Our shop');
    await page.click('main img');
    await page.getByLabel('Mistakes').waitFor({ state: 'detached' });
    await save(page);
    await says(page, 'Saved');
    expect(textOf(small, ABOUT)).toMatch(
      /picture:\n {2}name: our-shop\.jpg\n {2}alt: Our shop\n {2}focus: \d+% \d+%\n/,
    );
  });

  it('a file is made and moved, and one that is still needed is not removed: what needs it is a click away', async () => {
    const { small, page } = await open();
    const ask = (words: string) => page.getByRole('button', { name: words, exact: true }).click();
    const agree = () => page.click('dialog [type=submit]');
    await page.frameLocator('iframe').locator('h1').waitFor();
    await ask('New …');
    await page.getByLabel('Kind').selectOption('policies');
    await page.getByLabel('Name').fill('Cookies!');
    expect(await page.getByLabel('Last part').inputValue()).toBe('cookies');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Last part').fill('refund-policy');
    await agree();
    await page.getByRole('alert').getByText('already exists').waitFor();
    await page.getByLabel('Last part').fill('cookies');
    await agree();
    await page.locator('h2', { hasText: 'content/policies/cookies.md' }).waitFor();
    await page.locator('iframe[src$="/cookies/"]').waitFor();
    await ask('Copy …');
    expect(await page.getByLabel('Position').textContent()).toContain('Before cookies');
    await ask('Cancel');
    await page.fill('[id="root_$text"]', '');
    await page.getByLabel('Mistakes').getByText('There is no section yet').waitFor();
    await page.fill('[id="root_$text"]', '## Which cookies\n\nNo Refund Policy.');
    await save(page);
    await says(page, 'Saved');
    await ask('Move …');
    await page.getByLabel('Last part').fill('crumbs');
    await agree();
    await page.locator('main h2', { hasText: 'content/policies/crumbs.md' }).waitFor();
    await page.frameLocator('iframe[src$="/crumbs/"]').getByText('No Refund Policy').waitFor();
    expect(textOf(small, 'content/policies/crumbs.md')).toMatch(/^title: Cookies!$/m);
    await page.selectOption('header select', 'content/packages/seo.yaml');
    await page.locator('iframe[src$="/packages/"]').waitFor();
    await ask('Remove …');
    await agree();
    await says(page, 'Nothing was saved');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Found').getByRole('button').click();
    await page.locator('main h2', { hasText: SEO }).waitFor();
    await ask('Back to the list');
    await page.getByLabel('Found').getByRole('button').waitFor();
  });

  it('every file has a form for all that it may hold, and opening it changes nothing', async () => {
    const { page } = await open();
    const options = page.locator('header option');
    await options.nth(5).waitFor({ state: 'attached' });
    const files = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (const file of files.filter(Boolean)) {
      await page.selectOption('header select', file);
      await page.getByRole('heading', { name: file }).waitFor();
      await page.waitForFunction(() => {
        const folded = document.querySelectorAll<HTMLElement>('main details:not([open]) > summary');
        for (const summary of folded) summary.click();
        return folded.length === 0 && document.querySelector('main :is(textarea, button)') !== null;
      });
      expect(await page.locator('main').textContent()).not.toContain('Unsupported field');
      expect(await page.isDisabled('button.main')).toBe(true);
      expect(await page.getByLabel('Mistakes', { exact: true }).count()).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
  });

  const [host = ''] = networkHosts();
  it.skipIf(host === '')('a phone in the same network edits when --host is given', async () => {
    const { address, page, printed } = await open({}, { flags: ['--host'] });
    const outside = address.replace('127.0.0.1', host);
    expect(printed()).toContain(outside);
    await page.goto(outside);
    await clickOnHeading(page);
  });

  it('a phone shows page and form below each other, nothing sticks out, and Ctrl+S saves', async () => {
    const { small, page } = await open({}, { viewport: PHONE });
    const field = await clickOnHeading(page);
    await field.fill('Be found here');
    await page.keyboard.press('Control+s');
    await says(page, 'Saved');
    expect(textOf(small, HOME)).toContain('headline: Be found here\n');
    // The form before the page, which has many links.
    await page.getByRole('button', { name: 'Undo' }).press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, iframe')?.localName)).toBe(
      'main',
    );
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
