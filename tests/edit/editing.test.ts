import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { networkHosts } from '../../build/commands/server/listening.ts';
import { type DevProcess, startDevProcess } from '../dev/dev-process.ts';
import { chromiumBrowsers } from '../engines/chromium-driver.ts';
import { type Browsers, DESKTOP, PHONE, type Size } from '../engines/driver.ts';
import { firefoxBrowsers } from '../engines/firefox-driver.ts';
import { Screen } from '../engines/screen.ts';
import type { TestSite } from '../engines/test-site.ts';
import { webkitBrowsers } from '../engines/webkit-driver.ts';
import { type Engine, leaveOut, TRIED } from '../setup/installed-engines.ts';
import { type Edits, replace, type Site, site } from '../unit/small-site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const HOME = 'content/home.yaml';

const browsersOf = (engine: Engine): Browsers => {
  if (engine === 'Chromium') return chromiumBrowsers(inject('chromium'));
  return engine === 'Firefox' ? firefoxBrowsers() : webkitBrowsers();
};

interface Editing {
  small: Site;
  editor: DevProcess;
  screen: Screen;
  /** Clicks on the page beside the form. */
  clickOnPage(selector: string): Promise<void>;
  textOf(file: string): string;
}

async function edit(browsers: Browsers, edits: Edits = {}, size: Size = DESKTOP): Promise<Editing> {
  const small = await site(edits);
  const editor = await startDevProcess('edit', small.root);
  const screen = await openEditor(browsers, editor.address, size);
  return {
    small,
    editor,
    screen,
    clickOnPage: async (selector) => {
      const place = await screen.untilInFrame(`${selector} is on the page`, placeOnPage, selector);
      const { left, top } = await screen.evaluate(frameCorner);
      if (place) await screen.clickAt(left + place.x, top + place.y);
    },
    textOf: (file) => readFileSync(path.join(small.root, file), 'utf8'),
  };
}

async function openEditor(browsers: Browsers, address: string, size = DESKTOP): Promise<Screen> {
  const driver = await browsers.open({ size, scripts: true, motion: false });
  onTestFinished(() => driver.close());
  const screen = new Screen(driver, { origin: () => '' } as TestSite);
  await screen.open(address);
  await screen.until('the list of files is there', filesAreThere);
  await screen.untilInFrame('the page is there', isLoaded);
  return screen;
}

// Within the editor:
const filesAreThere = () => document.querySelectorAll('header option').length > 5;
const frameCorner = () => {
  const { left, top } = document.querySelector('iframe')?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { left, top };
};
// Within the page beside the form:
const isLoaded = () => document.readyState === 'complete' && document.querySelector('h1') !== null;
const headingIs = (words: string) => document.querySelector('h1')?.textContent?.endsWith(words);
const placeOnPage = (selector: string) => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 ? { x: left + Math.min(width, 60) / 2, y: top + height / 2 } : null;
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

// The key End does not do it in each environment of WebKit.
const caretToEnd = () => {
  const field = document.activeElement as HTMLTextAreaElement;
  field.setSelectionRange(field.value.length, field.value.length);
};
const hasFocus = (id: string) => document.activeElement?.id === id;
const status = (words: string) => document.querySelector('[role=status]')?.textContent?.includes(words);

/** What axe-core finds in the editor itself: rule and place. */
async function violations(screen: Screen): Promise<string[]> {
  // The page of the editor runs scripts of its own address only.
  await screen.evaluate(Object.assign(() => {}, { toString: () => `() => {${AXE}\n}` }));
  await screen.evaluate(() => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: object[] }> };
    };
    delete document.body.dataset.axe;
    void axe.run({ iframes: false, resultTypes: ['violations'] }).then((found) => {
      document.body.dataset.axe = JSON.stringify(found.violations);
    });
  });
  const found = await screen.until('axe is done', () => document.body.dataset.axe ?? '');
  return JSON.parse(found).map(
    (rule: { id: string; nodes: { html: string }[] }) =>
      `${rule.id}: ${rule.nodes.map(({ html }) => html).join(' ')}`,
  );
}

async function choose(screen: Screen, file: string): Promise<void> {
  await screen.evaluate((name) => {
    const select = document.querySelector<HTMLSelectElement>('header select');
    if (select) select.value = name;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  }, file);
  await screen.sees('h2', file);
}

describe.each(TRIED.filter((engine) => !leaveOut(engine)))('in %s', (engine) => {
  const browsers = browsersOf(engine);
  afterAll(() => browsers.close());

  it('a click on a text opens its field, the page follows what is typed, and Save changes one line', async () => {
    const { screen, clickOnPage, textOf } = await edit(browsers);
    const before = textOf(HOME);
    await clickOnPage('h1');
    await screen.until('the field has the focus', hasFocus, 'root_hero_headline');
    expect(await violations(screen)).toEqual([]);
    await screen.evaluate(caretToEnd);
    await screen.type(' today');
    await screen.untilInFrame('the page follows', headingIs, 'today');
    expect(textOf(HOME)).toBe(before);
    await screen.click('button.main');
    await screen.until('it is saved', status, 'Saved');
    expect(textOf(HOME)).toBe(before.replace('headline: Be found first', 'headline: Be found first today'));
    await screen.click('header button', 'Undo');
    await screen.until('it is taken back', status, 'taken back');
    expect(textOf(HOME)).toBe(before);
    await screen.untilInFrame('the page follows', headingIs, 'Be found first');
  });

  it('a script of the page neither finds the editor nor reaches it', async () => {
    const { screen, editor } = await edit(browsers, {
      'static/planted.js': 'onfetch = () => {};',
      'content/site.yaml': replace('agency:', 'publish: [js]\nagency:'),
    });
    // What the script could do even if it knew the token.
    const found = await screen.untilInFrame('the attack is over', attack, editor.address);
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
    await choose(screen, 'content/about-us.yaml');
    expect(await screen.evaluate(() => location.href)).toBe(editor.address);
  });

  it('a mistake is said at its field in the words of the build, and nothing is saved', async () => {
    const { screen, clickOnPage, textOf } = await edit(browsers);
    const before = textOf(HOME);
    await clickOnPage('h1');
    await screen.until('the field has the focus', hasFocus, 'root_hero_headline');
    await screen.evaluate(caretToEnd);
    await screen.press(...Array(16).fill('Backspace'));
    const isSaid = (words: string) =>
      document.getElementById('root_hero_headline__error')?.textContent?.includes(words);
    await screen.until('the mistake is said', isSaid, 'this must have at least 1 character, but it is empty');
    expect(
      await screen.evaluate(() =>
        document.getElementById('root_hero_headline')?.getAttribute('aria-invalid'),
      ),
    ).toBe('true');
    expect(await violations(screen)).toEqual([]);
    await screen.click('button.main');
    await screen.until('it is refused', status, 'Nothing was saved');
    expect(textOf(HOME)).toBe(before);
  });

  it('entries are added, copied, moved and removed by the keyboard', async () => {
    const { screen, textOf } = await edit(browsers);
    await choose(screen, 'content/about-us.yaml');
    await screen.click('summary', 'Differentiators');
    await screen.click('summary', 'Items (4)');
    await screen.sees('summary', '1 of 4: One');
    expect(await violations(screen)).toEqual([]);
    const press = async (entry: string, words: string) => {
      await screen.evaluate(focusButton, { entry, words });
      await screen.press('Enter');
    };
    await press('1 of 4: One', 'Move down');
    await screen.sees('summary', '1 of 4: Two');
    await press('4 of 4: Four', 'Remove');
    await screen.sees('summary', 'Items (3)');
    await press('1 of 3: Two', 'Copy');
    await screen.sees('summary', '2 of 4: Two');
    await screen.until(
      'it can be saved',
      () => !document.querySelector<HTMLButtonElement>('button.main')?.disabled,
    );
    await screen.evaluate(() => document.querySelector<HTMLElement>('button.main')?.focus());
    await screen.press('Enter');
    await screen.until('it is saved', status, 'Saved');
    const titles = [...textOf('content/about-us.yaml').matchAll(/^ +- title: (\w+)$/gm)].map(
      ([, title]) => title,
    );
    expect(titles.slice(0, 4)).toEqual(['Two', 'Two', 'One', 'Three']);
  });
});

// Within the editor: opens all folds, also those in others.
const unfolded = () => {
  const closed = [...document.querySelectorAll<HTMLElement>('main details:not([open]) > summary')];
  for (const summary of closed) summary.click();
  return closed.length === 0 && document.querySelector('main :is(textarea, button)') !== null;
};
const saveIsOff = () => document.querySelector<HTMLButtonElement>('button.main')?.disabled;

// Within the editor: answers every question that it asks in a dialog.
const answer = (yes: boolean) => {
  delete document.body.dataset.asked;
  window.confirm = (question) => {
    document.body.dataset.asked = question;
    return yes;
  };
};
const wasAsked = (words: string) => document.body.dataset.asked?.includes(words);

// Within the editor: a key does the rest.
const focusButton = ({ entry, words }: { entry: string; words: string }) => {
  const group = [...document.querySelectorAll('[role=group]')].find(
    (one) => one.getAttribute('aria-label') === entry,
  );
  const button = [...(group?.querySelectorAll('button') ?? [])].find(({ title }) => title === words);
  button?.focus();
};

describe('in every browser alike', () => {
  const browsers = browsersOf('Chromium');
  afterAll(() => browsers.close());

  it('what somebody writes meanwhile in an editor is not overwritten, and what is typed is not lost', async () => {
    const { small, screen, clickOnPage, textOf } = await edit(browsers);
    await clickOnPage('h1');
    await screen.until('the field has the focus', hasFocus, 'root_hero_headline');
    await screen.evaluate(caretToEnd);
    await screen.type(' here');
    await small.edit({ [HOME]: replace('subline: Start today.', 'subline: Start now.') });
    await screen.until('it is said', status, 'was changed meanwhile');
    await screen.evaluate(answer, false);
    await screen.click('button.main');
    await screen.until('it is asked', wasAsked, 'was changed meanwhile');
    expect(textOf(HOME)).toContain('headline: Be found first\n');
    expect(textOf(HOME)).toContain('subline: Start now.\n');
    await screen.evaluate(answer, true);
    await screen.click('button.main');
    await screen.until('it is saved', status, 'Saved');
    expect(textOf(HOME)).toContain('headline: Be found first here\n');
  });

  it('a sample is found in the list, and real at a click', async () => {
    const agency = replace(/^agency: .*$/m, 'agency: !sample Northlight');
    const { screen, textOf } = await edit(browsers, { 'content/site.yaml': agency });
    await screen.click('header button', 'Samples (');
    expect(await violations(screen)).toEqual([]);
    await screen.click('main li button', 'Northlight');
    await screen.until('the field has the focus', hasFocus, 'root_agency');
    await screen.click('button.sample');
    await screen.until('it is saved', status, 'Saved');
    expect(textOf('content/site.yaml')).toMatch(/^agency: Northlight$/m);
  });

  it('a picture is chosen, its alternative text demanded, and its focal point set', async () => {
    const { screen, textOf } = await edit(browsers);
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#08f' } })
      .jpeg()
      .toBuffer();
    await choose(screen, 'content/about-us.yaml');
    await screen.click('summary', 'Picture');
    await screen.sees('[type=file]');
    // What a browser does when somebody chooses a file, or drops it on the field.
    await screen.evaluate((text) => {
      const file = new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], 'Our Shop.jpeg');
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const field = document.querySelector<HTMLInputElement>('[type=file]');
      if (field) field.files = dataTransfer.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    }, bytes.toString('base64'));
    await screen.sees('main img');
    await screen.sees('[aria-label=Mistakes]', 'picture.alt');
    expect(await violations(screen)).toEqual([]);
    await screen.fill('#root_picture_alt', 'Our shop');
    await screen.click('main img');
    await screen.losesSightOf('[aria-label=Mistakes]');
    await screen.click('button.main');
    await screen.until('it is saved', status, 'Saved');
    expect(textOf('content/about-us.yaml')).toMatch(
      /picture:\n {2}name: our-shop\.jpg\n {2}alt: Our shop\n {2}focus: \d+% \d+%\n/,
    );
  });

  it('every file has a form for all that it may hold, and opening it changes nothing', async () => {
    const { screen } = await edit(browsers);
    const files = await screen.evaluate(() =>
      [...document.querySelectorAll<HTMLOptionElement>('header option')].map(({ value }) => value),
    );
    for (const file of files.filter(Boolean)) {
      await choose(screen, file);
      await screen.until(`${file} is unfolded`, unfolded);
      expect(await screen.evaluate(() => document.querySelector('main')?.textContent)).not.toContain(
        'Unsupported field',
      );
      expect(await screen.evaluate(saveIsOff)).toBe(true);
    }
  });

  const [host = ''] = networkHosts();
  it.skipIf(host === '')('a phone in the same network edits when --host is given', async () => {
    const small = await site();
    const editor = await startDevProcess('edit', small.root, '--host');
    const address = editor.address.replace('127.0.0.1', host);
    expect(editor.printed()).toContain(address);
    const shown = await fetch(address);
    expect(shown.status).toBe(200);
    const [, sitePort] =
      /frame-src http:\/\/\*:(\d+)/.exec(shown.headers.get('content-security-policy') ?? '') ?? [];
    expect(await (await fetch(`http://${host}:${sitePort}/`)).text()).toContain('Be found first');
    const { origin } = new URL(address);
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const answer = await fetch(`${address}open`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ file: HOME }),
    });
    expect(await answer.json()).toMatchObject({ file: HOME });
  });

  it('a phone shows page and form below each other, and nothing sticks out', async () => {
    const { screen, clickOnPage } = await edit(browsers, {}, PHONE);
    await clickOnPage('h1');
    await screen.until('the field has the focus', hasFocus, 'root_hero_headline');
    expect(await violations(screen)).toEqual([]);
    expect(await screen.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
