import type { Page } from 'playwright-core';
import { raiseToast, startIsland } from '../../browser/start-island.ts';
import { DESKTOP, PHONE, type Subject } from './check.ts';

/** A state of a page that a visitor reaches by using it. */
export interface State {
  name: string;
  /** Whether the page has this state. */
  on(subject: Pick<Subject, 'html'>): boolean;
  /** Widths at which it exists; both if omitted. */
  at?: 'phone' | 'desktop';
  /** Changes to the page's environment while it loads. */
  before?(page: Page): Promise<void>;
  reach(page: Page): Promise<void>;
}

const has = (mark: string) => (subject: Pick<Subject, 'html'>) => subject.html.includes(mark);

const withForm = has('data-island="contact-form"');

const openDisclosure = async (page: Page) => {
  await page.locator('header summary:visible').first().click();
  await startIsland(page, 'menu');
};

/** Fills in the form with valid text, and sends it. */
async function sendForm(page: Page): Promise<void> {
  await startIsland(page, 'contact-form');
  await page.fill('[name=name]', 'Jordan Pell');
  await page.fill('[name=email]', 'jordan@example.com');
  await page.fill('[name=phone]', '+13605550142');
  await page.fill('[name=message]', 'We run a garage in Lacey and would like more calls.');
  await page.locator('form button[type=submit]').click();
}

/** Every state in which a visitor may see a page. */
export const STATES: State[] = [
  { name: 'as it comes', on: () => true, async reach() {} },
  {
    name: 'menu open',
    on: has('data-island="menu"'),
    at: 'phone',
    async reach(page) {
      await openDisclosure(page);
      await page.locator('header nav:visible summary').first().click();
    },
  },
  { name: 'dropdown open', on: has('data-island="menu"'), at: 'desktop', reach: openDisclosure },
  {
    name: 'toast shown',
    on: has('data-island="toasts"'),
    async reach(page) {
      const detail = { title: 'Draft restored', description: 'Your words are back.' };
      await raiseToast(page, detail);
      // It stays under the pointer.
      await page.getByRole('listitem').filter({ hasText: detail.title }).hover();
    },
  },
  {
    name: 'form not loaded',
    on: withForm,
    async before(page) {
      await page.route('**/client/contact-form*', (route) => route.abort());
    },
    async reach(page) {
      await page.locator('[name=name]').focus();
      await page.waitForSelector('[data-island=contact-form][data-failed]');
    },
  },
  {
    name: 'form with errors',
    on: withForm,
    async reach(page) {
      await startIsland(page, 'contact-form');
      await page.locator('form button[type=submit]').click();
      await page.locator('form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'form being sent',
    on: withForm,
    async reach(page) {
      await page.route('**/start-trigger*', () => {});
      await sendForm(page);
      await page.locator('form button[aria-disabled=true]').waitFor();
    },
  },
  {
    name: 'form failed',
    on: withForm,
    async reach(page) {
      await page.route('**/start-trigger*', (route) => route.fulfill({ status: 500 }));
      await sendForm(page);
      await page.getByText('Something went wrong').first().waitFor();
    },
  },
  {
    name: 'form sent',
    on: withForm,
    async reach(page) {
      await sendForm(page);
      await page.getByText('We have received your message').first().waitFor();
    },
  },
  {
    name: 'review turned',
    on: has('data-island="carousel"'),
    async reach(page) {
      await page.getByRole('button', { name: 'Next review' }).click();
      await startIsland(page, 'carousel');
    },
  },
  {
    name: 'redirect stopped',
    on: has('data-redirect='),
    async reach(page) {
      await page.getByRole('button', { name: 'Stay on this page' }).click();
      await page.locator('[data-state=stayed]').waitFor({ state: 'attached' });
    },
  },
];

/** A page in one state at one width. */
export interface Reached {
  page: Page;
  /** State and width, for the findings. */
  where: string;
  name: string;
}

/** Brings a page into each of its states at both widths, one after another, and closes it after `look`. */
export async function eachState(subject: Subject, look: (reached: Reached) => Promise<void>): Promise<void> {
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    for (const state of STATES.filter((one) => (one.at ?? size) === size && one.on(subject))) {
      const page = await subject.open({ viewport, ...(state.before ? { before: state.before } : {}) });
      await state.reach(page);
      await look({ page, where: `${viewport.width} px, ${state.name}`, name: state.name });
      await page.context().close();
    }
  }
}

/** Merges equal findings of several states, preceded by all of their states. */
export function byPlace(states: { where: string; texts: string[] }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { where, texts } of states) {
    for (const text of texts) places.set(text, (places.get(text) ?? new Set()).add(where));
  }
  return [...places].map(([text, where]) => `${[...where].join('; ')}: ${text}`);
}
