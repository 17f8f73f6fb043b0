/** Milliseconds without a key after which a typing visitor counts as pausing. */
export const PAUSE = 300;

/** Milliseconds after which an island starts even if the visitor never pauses. */
export const TYPING_LIMIT = 2000;

/**
 * Milliseconds after which an island starts even if the page is never idle. Chromium may report no idle time for as long
 * as it is allowed to after a click, while a form waits to be sent.
 */
const IDLE_LIMIT = 200;

/** Whether the visitor is typing: the last event is a letter, and recent. @param now ms, as in timeStamp */
function isTyping(events: readonly Pick<Event, 'type' | 'timeStamp'>[], now: number): boolean {
  const last = events.at(-1);
  return last?.type === 'input' && now - last.timeStamp < PAUSE;
}

/**
 * Runs a function in an idle moment, in a pause of a visitor who types.
 * @param events those so far, a live list
 * @param run gets the end of the wait, for another one within it
 * @param end ms, as in timeStamp
 */
export function whenIdle(
  events: readonly Event[],
  run: (end: number) => void,
  end = performance.now() + TYPING_LIMIT,
): void {
  const look = () => {
    const now = performance.now();
    if (now < end && isTyping(events, now)) setTimeout(look, PAUSE);
    // Safari does not report idle time.
    else window.requestIdleCallback?.(() => run(end), { timeout: IDLE_LIMIT }) ?? run(end);
  };
  look();
}
