import type { Page } from 'playwright-core';

/** A text that a live region gave to assistive technology. */
interface Announcement {
  /** `missed`: the region was added together with its text, which many screen readers do not speak. */
  how: 'politely' | 'assertively' | 'missed';
  words: string;
}

export type Recording = { announcements: Announcement[] };

/** Frames without an announcement after which no more are expected. Not a time: a busy machine draws fewer. */
const QUIET = 90;

/**
 * Records, from the next page on, what its live regions announce, by the rules of WAI-ARIA: an existing region
 * announces what is added or shown in it, `role=status` and `role=alert` their whole text; a removal is not announced.
 * An alert is announced even if it is added together with its text. Equal text is announced again. Text from before the
 * page had loaded is not announced.
 */
export const recordAnnouncements = (page: Page) => page.addInitScript(record);

/** @returns a line for each announcement so far, in order, once no more come */
export async function announcementsOn(page: Page): Promise<string[]> {
  const recorded = () => page.evaluate(() => (window as unknown as Recording).announcements);
  let before = -1;
  let now = await recorded();
  while (now.length !== before) {
    before = now.length;
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    }, QUIET);
    now = await recorded();
  }
  return now.map(({ how, words }) =>
    how === 'missed' ? `shown without being announced: "${words}"` : `announced ${how}: "${words}"`,
  );
}

/** Runs in the page, so it uses nothing from outside. Writes announcements to `announcements` of the window. */
export function record(): void {
  const LIVE = 'output, [role=status], [role=alert], [role=log], [aria-live]';
  const announcements: Announcement[] = [];
  const known = new Map<Element, string>();
  Object.assign(window, { announcements });

  // A toast is announced two frames after it appears, and only for a second. A window without a screen may pause longer
  // than that between two frames, unless each frame requests the next.
  const drawOn = () => requestAnimationFrame(drawOn);
  drawOn();

  const isExposed = (element: Element | null) =>
    element !== null &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });

  /** Text within a node in the accessibility tree. */
  const wordsOf = (node: Node): string => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
      if (text.nodeType === Node.TEXT_NODE && isExposed(text.parentElement))
        texts.push(text.textContent ?? '');
    }
    return texts.join('').replace(/\s+/g, ' ').trim();
  };

  const isAlert = (region: Element) => region.getAttribute('role') === 'alert';
  const politeness = (region: Element) =>
    region.getAttribute('aria-live') ?? (isAlert(region) ? 'assertive' : 'polite');
  const isAtomic = (region: Element) =>
    (region.getAttribute('aria-atomic') ??
      String(/^(status|alert)$/.test(region.getAttribute('role') ?? ''))) === 'true';

  const say = (region: Element, words: string, came = false) => {
    if (words === '' || politeness(region) === 'off') return;
    if (came && !isAlert(region)) announcements.push({ how: 'missed', words });
    else announcements.push({ how: politeness(region) === 'assertive' ? 'assertively' : 'politely', words });
  };

  /** What was added to a region; undefined for a removal. */
  const additions = (region: Element, changes: MutationRecord[]): string | undefined => {
    const added = changes
      .filter(({ target }) => region.contains(target))
      .flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]))
      .filter((node) => region.contains(node));
    return added.length === 0 ? undefined : [...new Set(added)].map(wordsOf).join(' ').trim();
  };

  const follow = (changes: MutationRecord[]) => {
    const loaded = document.readyState === 'complete';
    for (const region of document.querySelectorAll(LIVE)) {
      const words = isExposed(region) ? wordsOf(region) : '';
      const before = known.get(region);
      known.set(region, words);
      if (!loaded) continue;
      const added = additions(region, changes);
      if (before === undefined) say(region, words, true);
      // Shown by a style or an attribute: no node was added.
      else if (added === undefined && before === '') say(region, words);
      else if (added) say(region, isAtomic(region) ? words : added);
    }
  };

  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
