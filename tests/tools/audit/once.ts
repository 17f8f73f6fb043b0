import { atRest } from '../../at-rest.ts';
import { DESKTOP, openPage, PHONE, type Subject } from './subject.ts';

/** What stays on a visitor's device, and requests to other origins, before a visitor does anything. */
export async function privacy(subject: Subject): Promise<string[]> {
  const asked: string[] = [];
  const page = await openPage(subject, { viewport: DESKTOP }, async (opened) => {
    await opened.clock.install();
    opened.on('request', (request) => asked.push(request.url()));
  });
  await page.clock.fastForward('01:00:00');
  await atRest(page);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  const cookies = await page.context().cookies();
  await page.context().close();
  const { origin } = new URL(subject.url);
  return [
    ...asked.filter((url) => new URL(url).origin !== origin).map((url) => `asks ${url}`),
    ...[...kept, ...cookies.map(({ name }) => name)].map((name) => `keeps "${name}"`),
  ];
}

/** Whether the page leaves by itself within 20 hours (WCAG 2.2.1). */
export async function timeLimits(subject: Subject): Promise<string[]> {
  const page = await openPage(subject, { viewport: PHONE }, (opened) => opened.clock.install());
  const leaving = page
    .waitForRequest((request) => request.isNavigationRequest(), { timeout: 3000 })
    .then((request) => [`leaves for ${new URL(request.url()).pathname} by itself`])
    .catch(() => []);
  await page.clock.fastForward('20:00:00');
  const found = await leaving;
  await page.context().close();
  return found;
}

/**
 * Tabs through the page, and opens what opens: everything interactive is reached, each focus can be seen, and the end
 * is reached (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11).
 */
export async function keyboard(subject: Subject): Promise<string[]> {
  const found = await Promise.all([PHONE, DESKTOP].map((viewport) => walk(subject, viewport)));
  return found.flat();
}

async function walk(subject: Subject, viewport: typeof PHONE): Promise<string[]> {
  const page = await openPage(subject, { viewport });
  // The menu may take the focus itself.
  await page.evaluate(() =>
    addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-focused', '')),
  );
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    if (!stop) break;
    if (stop.isKnown) {
      found.push(`the focus goes back to ${stop.name}, and never reaches the end`);
      break;
    }
    // The browser shows the focus within a frame.
    if (stop.tag === 'iframe') continue;
    const focused = await page.screenshot();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    if (focused.equals(await page.screenshot())) found.push(`the focus on ${stop.name} cannot be seen`);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-last-stop]')?.focus());
    if (stop.tag === 'summary') await page.keyboard.press('Enter');
  }
  found.push(...(await page.evaluate(unreached)).map((name) => `Tab never reaches ${name}`));
  await page.context().close();
  return found.map((text) => `${viewport.width} px: ${text}`);
}

/** Runs in the page: marks the element with the focus. @returns undefined after the end of the page */
function stopHere() {
  const element = document.activeElement;
  const first = document.querySelector('[data-stop]');
  if (!element || element === document.body || (element === first && !element.matches('[data-last-stop]')))
    return undefined;
  const isKnown = element.matches('[data-stop]') && element.localName !== 'iframe';
  document.querySelector('[data-last-stop]')?.removeAttribute('data-last-stop');
  element.setAttribute('data-stop', '');
  element.setAttribute('data-last-stop', '');
  return { isKnown, tag: element.localName, name: nameOf(element) };
}

/** Runs in the page. Tab reaches one radio button of a group, and the arrow keys the others. */
function unreached(): string[] {
  const all = 'a[href], button, input:not([type=radio]), select, textarea, summary, [tabindex], [onclick]';
  return [...document.querySelectorAll<HTMLElement>(all)]
    .filter((element) => !element.matches('[data-focused], [tabindex^="-"], :disabled, [inert] *'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(nameOf);
}
