/** Events of which the page shows that they wait for React (client/inline/loader.ts). */
const HELD = ['submit', 'toast'];

/** Those that say how things are now: of several on one element the last says it all, and a submit counts once. */
const LAST_ONLY = ['input', 'change', ...HELD];

/** All events that are replayed; the others only start an island. */
const REPLAYED = ['click', 'keydown', ...LAST_ONLY];

/** The value of a field; other elements have none. */
interface Content {
  value?: unknown;
  checked?: unknown;
}

/** How React remembers the last value of a field, to know whether it has changed. */
interface Tracked extends Content {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Replays the earlier events of an island once React answers events there: dispatches a copy of each, in order. A copy does
 * nothing by itself, since the browser did that at once: a box is ticked, a letter written, a link followed. So nothing
 * happens twice. What a script of the page has answered (`preventDefault`) is not replayed.
 * @param events all that came before React, in order
 */
export function replay(root: HTMLElement, events: readonly Event[]): void {
  const { held, failed } = root.dataset;
  const isWaiting = held !== undefined && failed === undefined;
  const missed = events
    .filter(({ type }) => REPLAYED.includes(type))
    // A visitor who saw that it failed may have written an email meanwhile.
    .filter(({ type, defaultPrevented }) => (HELD.includes(type) ? isWaiting : !defaultPrevented));
  // With each answer React draws all fields of a form as it knows them, which is not yet what is in them.
  const left = new Map(missed.map(({ target }) => [target, contentOf(target as Content)]));
  for (const event of missed.filter((one, at) => !isRepeatedIn(missed.slice(at + 1), one))) {
    putBack(event.target as Tracked, left.get(event.target));
    dispatchCopy(root, event);
  }
}

const isRepeatedIn = (later: readonly Event[], { type, target }: Event) =>
  LAST_ONLY.includes(type) && later.some((other) => other.type === type && other.target === target);

const contentOf = ({ value, checked }: Content): Content => ({ value, checked });

function putBack(field: Tracked, { value, checked }: Content = {}): void {
  // An assignment of the same would move the cursor.
  if (field.value !== value) field.value = value;
  if (field.checked !== checked) field.checked = checked;
  // When React came it found what the visitor had left there, and would see no change.
  field._valueTracker?.setValue('\0');
}

function dispatchCopy(root: HTMLElement, event: Event): void {
  const { type, target } = event;
  // A click that is no MouseEvent has no effect of its own, but in WebKit.
  const Copy = (type === 'click' ? Event : event.constructor) as typeof Event;
  const end = (copy: Event) => {
    copy.preventDefault();
    // Listeners beyond the island have had the event itself.
    copy.stopPropagation();
  };
  root.addEventListener(type, end, { once: true });
  target?.dispatchEvent(new Copy(type, event));
}
