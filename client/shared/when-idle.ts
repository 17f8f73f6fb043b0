/** ms without a key after which a visitor who types is taken to pause. */
export const PAUSE = 300;

/** ms after which one who never pauses has an island all the same. */
export const TYPING_LIMIT = 2000;

/** ms after which a page that is never idle has one. */
const IDLE_LIMIT = 1000;

/** Whether the visitor is typing: the last event is a letter, and not long ago. @param now ms, as timeStamp has it */
export function isTyping(events: readonly Pick<Event, 'type' | 'timeStamp'>[], now: number): boolean {
  const last = events.at(-1);
  return last?.type === 'input' && now - last.timeStamp < PAUSE;
}

/** Runs a function in an idle moment, between the words of a visitor who types. @param events those so far, a live list */
export function whenIdle(events: readonly Event[], run: () => void): void {
  const end = performance.now() + TYPING_LIMIT;
  const look = () => {
    const now = performance.now();
    if (now < end && isTyping(events, now)) setTimeout(look, PAUSE);
    // Safari does not report idle time.
    else window.requestIdleCallback?.(run, { timeout: IDLE_LIMIT }) ?? run();
  };
  look();
}
