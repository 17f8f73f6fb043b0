/** Events of which React has to learn; the others only start an island. */
const TOLD = ['click', 'keydown', 'input', 'change', 'submit', 'toast'];

/** Those that say how things are now: of several on one element the last says it all, and a submit counts once. */
const LAST_ONLY = ['input', 'change', 'submit', 'toast'];

/** Those of which the page shows that they wait for React (client/inline/loader.ts). */
const HELD = ['submit', 'toast'];

/** How React remembers what a field had, so that it tells a change from none. */
interface Tracked extends EventTarget {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Tells React, once it answers events within an island, what came before: a copy of each event, in order. A copy does
 * nothing by itself, since the browser did that at once: a box is ticked, a letter written, a link followed. So nothing
 * happens twice. What a script of the page has answered (`preventDefault`) is not told.
 */
export function replay(root: HTMLElement, heard: readonly Event[]): void {
  const { held, failed } = root.dataset;
  const isWaiting = held !== undefined && failed === undefined;
  const missed = heard
    .filter(({ type }) => TOLD.includes(type))
    // A visitor who was told that it failed may have written an email meanwhile.
    .filter(({ type, defaultPrevented }) => (HELD.includes(type) ? isWaiting : !defaultPrevented));
  for (const event of missed.filter((one, at) => !isRepeatedIn(missed.slice(at + 1), one))) tell(root, event);
}

const isRepeatedIn = (later: readonly Event[], { type, target }: Event) =>
  LAST_ONLY.includes(type) && later.some((other) => other.type === type && other.target === target);

function tell(root: HTMLElement, event: Event): void {
  const { type } = event;
  const target = event.target as Tracked;
  // React compares with what it found in the field when it came, which is what the visitor had left there.
  target._valueTracker?.setValue('\0');
  // A click that is no MouseEvent has no effect of its own.
  const Copy = (type === 'click' ? Event : event.constructor) as typeof Event;
  // Beyond the island the event itself was heard.
  root.addEventListener(type, (copy) => copy.stopPropagation(), { once: true });
  target.dispatchEvent(new Copy(type, event));
}
