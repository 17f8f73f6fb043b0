import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Size } from './driver.ts';
import { focused, type Spot, spotOf } from './in-page.ts';
import { ask, PATIENCE, until } from './patience.ts';
import type { TestSite } from './test-site.ts';

/** A window on the site, used like a visitor would. */
export class Screen {
  constructor(
    private readonly driver: Driver,
    private readonly site: TestSite,
  ) {}

  open(route: string): Promise<unknown> {
    return this.driver.open(this.site.origin() + route);
  }

  reload(): Promise<unknown> {
    return this.driver.reload();
  }

  resize(size: Size): Promise<unknown> {
    return this.driver.resize(size);
  }

  /** Runs a function in the page. It must use nothing but its argument. */
  evaluate<Result, Argument = null>(
    run: (argument: Argument) => Result,
    argument = null as Argument,
  ): Promise<Result> {
    return this.driver.evaluate(run, argument);
  }

  /** Asks the page repeatedly. @returns its first truthy answer. @throws Error if there is none in time */
  until<Result, Argument = null>(
    what: string,
    run: (argument: Argument) => Result,
    argument = null as Argument,
  ): Promise<Result> {
    return until(this.driver, what, run, argument);
  }

  /** Asks the page in the first frame repeatedly, like `until`. */
  untilInFrame<Result, Argument = null>(
    what: string,
    run: (argument: Argument) => Result,
    argument = null as Argument,
  ): Promise<Result> {
    const { driver } = this;
    const evaluate: Driver['evaluate'] = (inFrame, given) => driver.evaluateInFrame(inFrame, given);
    return until({ ...driver, evaluate }, what, run, argument);
  }

  /** Waits until a matching element is visible and still, and scrolls it into view. */
  private async find(selector: string, words: string): Promise<Spot> {
    let before: Spot | undefined;
    const end = performance.now() + PATIENCE;
    while (performance.now() < end) {
      const answer = await ask(this.driver, spotOf, { selector, words });
      const spot = answer instanceof Error ? null : answer;
      if (spot?.free && before && spot.x === before.x && spot.y === before.y) return spot;
      before = spot ?? undefined;
      await wait(30);
    }
    throw new Error(
      `No "${selector}" with "${words}" can be reached${before ? ': something covers it' : ''}.`,
    );
  }

  /** Moves the mouse to an element, again if the element has moved meanwhile. */
  async hover(selector: string, words = ''): Promise<void> {
    for (;;) {
      const { x, y } = await this.find(selector, words);
      await this.driver.moveMouse(x, y);
      const now = await ask(this.driver, spotOf, { selector, words });
      // Some elements move a little under the mouse.
      if (!now || now instanceof Error || Math.hypot(now.x - x, now.y - y) < 8) return;
    }
  }

  /** Moves the mouse to a point of the viewport, in px. */
  moveMouse(x: number, y: number): Promise<unknown> {
    return this.driver.moveMouse(x, y);
  }

  /** @param times 2 for a double click */
  async click(selector: string, words = '', times = 1): Promise<void> {
    await this.hover(selector, words);
    for (let count = 0; count < times; count += 1) await this.pressMouse();
  }

  private async pressMouse(): Promise<void> {
    await this.driver.mouseDown();
    await this.driver.mouseUp();
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.driver.moveMouse(x, y);
    await this.pressMouse();
  }

  /** Drags from the left part of an element to the right by a number of px. */
  async drag(selector: string, distance: number): Promise<void> {
    const { x, y } = await this.find(selector, '');
    await this.driver.moveMouse(x - 60, y);
    await this.driver.mouseDown();
    for (let step = 1; step <= 4; step += 1) await this.driver.moveMouse(x - 60 + (distance * step) / 4, y);
    await this.driver.mouseUp();
  }

  /** Turns the wheel over an element. */
  async wheel(selector: string, deltaX: number, deltaY: number): Promise<void> {
    const { x, y } = await this.find(selector, '');
    await this.driver.wheel(x, y, deltaX, deltaY);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.press(...text);
  }

  /** Clicks into a field and enters a text, letter by letter if the driver has no quicker way. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await (this.driver.insert?.(text) ?? this.type(text));
  }

  async isVisible(selector: string, words = ''): Promise<boolean> {
    return (await this.evaluate(spotOf, { selector, words })) !== null;
  }

  async sees(selector: string, words = ''): Promise<void> {
    await this.until(`"${selector}" with "${words}" is seen`, spotOf, { selector, words });
  }

  async losesSightOf(selector: string, words = ''): Promise<void> {
    await this.until(
      `"${selector}" with "${words}" is gone`,
      ({ selector, words }) =>
        [...document.querySelectorAll(selector)].every(
          (one) => !one.checkVisibility({ visibilityProperty: true }) || !one.textContent?.includes(words),
        ),
      { selector, words },
    );
  }

  /** Advances the clock of a page that was opened after `stopTheClock`. */
  pass(ms: number): Promise<void> {
    return this.evaluate((time) => (window as unknown as { pass: (ms: number) => void }).pass(time), ms);
  }

  /** Waits until the page has been painted: on a busy machine there may be no frame for seconds. */
  async isPainted(): Promise<void> {
    await this.evaluate(() => {
      delete document.body.dataset.painted;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.body.dataset.painted = '';
        }),
      );
    });
    await this.until('the page is drawn', () => document.body.dataset.painted === '');
  }

  /** Waits until islands are hydrated. @param island by default, all of the page */
  async hydrated(island?: string): Promise<void> {
    await this.until(
      `React has hydrated ${island ?? 'the page'}`,
      // A page that is still being parsed has no island yet.
      (roots) => document.querySelector(roots) && !document.querySelector(`${roots}:not([data-ready])`),
      island ? `[data-island=${island}]` : '[data-island]',
    );
  }

  /** Points at islands, and waits until they are hydrated. @param island by default, all of the page */
  async hydrate(island?: string): Promise<void> {
    await this.evaluate(
      (roots) => {
        for (const root of document.querySelectorAll(roots))
          root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      },
      island ? `[data-island=${island}]` : '[data-island]',
    );
    await this.hydrated(island);
  }

  async focus(selector: string): Promise<void> {
    await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  }

  /** The focused element: its label, id or text. */
  focused(): Promise<string> {
    return this.evaluate(focused);
  }

  /** Waits until a page is completely loaded. */
  async comesTo(pathname: string): Promise<void> {
    await this.until(
      `the address is ${pathname}`,
      (wanted) => location.pathname === wanted && document.readyState === 'complete',
      pathname,
    );
  }

  /** The back button. */
  async back(pathname: string): Promise<void> {
    await this.driver.back();
    await this.comesTo(pathname);
  }

  /** Cuts the connection or restores it. If the driver cannot, the page gets the browser's events. */
  async setOffline(offline: boolean): Promise<unknown> {
    if (this.driver.setOffline) return this.driver.setOffline(offline);
    await this.evaluate((lost) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !lost });
      dispatchEvent(new Event(lost ? 'offline' : 'online'));
    }, offline);
  }

  /** Errors on the pages of this window so far. */
  errors(): Promise<string[]> {
    return this.evaluate(() => JSON.parse(sessionStorage.getItem('test-errors') ?? '[]') as string[]);
  }
}
