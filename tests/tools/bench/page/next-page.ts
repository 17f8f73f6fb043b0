import { setTimeout as wait } from 'node:timers/promises';
import { startChromium } from './devtools.ts';
import { FLAGS, PHONE, SLOWDOWN } from './phone.ts';

/** Milliseconds that a mouse rests on the link before, and that finger and button stay down. */
const OVER = 400;
const DOWN = 100;

/** The speculation rules of the site are for such links (build/render/page.tsx). */
const LINKS = 'footer a[href^="/"]:not([target], [aria-current], [href*="#"])';

/**
 * Opens the home page in a new profile, and goes from there to the first page of the footer.
 * @param press how the visitor presses the link
 * @param isPrepared whether the speculation rules stay on the page
 * @returns milliseconds from the press to the first paint of the next page, and whether the browser had prepared it ahead
 */
export async function goToNextPage(
  program: string,
  origin: string,
  press: 'finger' | 'mouse',
  isPrepared: boolean,
) {
  /** The session of each page, also of those prepared ahead. */
  const pages: string[] = [];
  const { send, close } = startChromium(program, FLAGS, (page) => {
    pages.push(page);
    send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }, page).catch(() => {});
  });
  const evaluate = async (expression: string, page = pages[0]) =>
    (await send('Runtime.evaluate', { expression, returnByValue: true }, page)).result.value;

  // The session of a tab follows it from page to page, and leaves the browser free to prepare pages ahead.
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = await send('Target.attachToTarget', { targetId: targetInfos[0].targetId, flatten: true });
  const attaching = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attaching, tab.sessionId);
  await until(() => pages.length > 0);
  const screen = { ...PHONE, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', screen, pages[0]);
  await send('Page.navigate', { url: origin }, pages[0]);
  await until(() =>
    evaluate(`document.readyState === 'complete' && performance.getEntriesByType('paint').length > 0`),
  );
  if (!isPrepared) await evaluate(`document.querySelector('script[type=speculationrules]').remove()`);
  const link = `[...document.querySelectorAll('${LINKS}')].find(({ pathname }) => pathname !== '/')`;
  await evaluate(`${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  // Sections that came into view are drawn, and their pictures load.
  await wait(1500);
  const { pathname, ...point } = await evaluate(`(() => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      globalThis.pressed = performance.timeOrigin + timeStamp;
    });
    const { left, top, width, height } = ${link}.getBoundingClientRect();
    return { pathname: ${link}.pathname, x: left + width / 2, y: top + height / 2 };
  })()`);
  const input = (kind: string, event: object) => send(`Input.dispatch${kind}Event`, event, pages[0]);
  const click = { ...point, button: 'left', clickCount: 1 };
  if (press === 'finger') await input('Touch', { type: 'touchStart', touchPoints: [point] });
  else {
    await input('Mouse', { type: 'mouseMoved', ...point });
    await wait(OVER);
    await input('Mouse', { type: 'mousePressed', ...click });
  }
  const pressed = await until(() => evaluate('globalThis.pressed'));
  await wait(DOWN);
  const released =
    press === 'finger'
      ? input('Touch', { type: 'touchEnd', touchPoints: [] })
      : input('Mouse', { type: 'mouseReleased', ...click });
  // The page may be gone before it answers.
  released.catch(() => {});

  const shown = `(() => {
    const [paint] = performance.getEntriesByType('paint');
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    if (location.pathname !== '${pathname}' || document.prerendering || !paint) return undefined;
    return { at: performance.timeOrigin + Math.max(paint.startTime, activationStart), activationStart };
  })()`;
  // A page prepared ahead has a session of its own, in place of the first.
  const { at, activationStart } = await until(async () => {
    for (const page of pages.toReversed()) {
      const found = await evaluate(shown, page).catch(() => undefined);
      if (found) return found;
    }
  });
  await close();
  return { time: at - pressed, isPrerendered: activationStart > 0 };
}

/** The first true result. @throws Error if there is none for half a minute */
async function until<Result>(look: () => Promise<Result> | Result): Promise<Result> {
  for (let count = 0; count < 600; count += 1) {
    const found = await look();
    if (found) return found;
    await wait(50);
  }
  throw new Error('The next page did not appear.');
}
