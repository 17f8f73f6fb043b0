/** Milliseconds for which a toast is news. */
const NEWS = 5000;

/** Events about the current state: of several on one element only the last counts, and a submit counts once. */
const LAST_ONLY = ['input', 'change', 'submit', 'toast'];

/** All events that are replayed; others only start an island. */
const REPLAYED = ['click', 'keydown', ...LAST_ONLY];

/** The value of a field; undefined for other elements. */
interface Content {
  value?: unknown;
  checked?: unknown;
}

/**
 * React ignores an event if a field still has the value that it has recorded, in a private property. There is no public
 * way around that: React checks this record before it calls any listener, and reads it also when it sets the value. A
 * field without the property, should a later React drop it, keeps its value and only its event is not replayed
 * (tests/unit/client/replay.test.ts and tests/engines/added-island.test.ts notice that).
 */
interface Tracked extends Content {
  _valueTracker?: { setValue: (value: string) => void };
}

/**
 * Replays the earlier events of an island once React responds to events: dispatches a copy of each, in order. A copy
 * has no default action, because the browser performed it at once: it checked a box, inserted a letter, followed a
 * link. So nothing happens twice. Events that a script of the page has handled (`preventDefault`) are not replayed.
 * @param events all that came before React, in order
 * @param current returns the element in place of one that React has replaced
 */
export function replay(
  root: HTMLElement,
  events: readonly Event[],
  current: (target: Element) => Element,
): void {
  const { wrong = 0, failed } = root.dataset;
  const isDue = ({ type, defaultPrevented, timeStamp }: Event) => {
    // A visitor who saw the failure may have written an email in the meantime; wrong fields have their messages.
    if (type === 'submit') return failed === undefined && !Number(wrong);
    return type === 'toast' ? performance.now() - timeStamp < NEWS : !defaultPrevented;
  };
  const missed = events
    .filter((event) => REPLAYED.includes(event.type) && isDue(event))
    .map((event) => ({ event, target: current(event.target as Element) }));
  // After each event React renders all fields of a form with its own values, which do not match the fields yet.
  const left = new Map(missed.map(({ target }) => [target, contentOf(target as Content)]));
  for (const one of missed.filter((each, at) => !isRepeatedIn(missed.slice(at + 1), each))) {
    putBack(one.target as Tracked, left.get(one.target));
    dispatchCopy(root, one);
  }
}

interface Missed {
  event: Event;
  target: Element;
}

const isRepeatedIn = (later: readonly Missed[], { event, target }: Missed) =>
  LAST_ONLY.includes(event.type) &&
  later.some((other) => other.event.type === event.type && other.target === target);

const contentOf = ({ value, checked }: Content): Content => ({ value, checked });

function putBack(field: Tracked, { value, checked }: Content = {}): void {
  // Assigning the same value would move the cursor.
  if (field.value !== value) field.value = value;
  if (field.checked !== checked) field.checked = checked;
  // React started with the value that the visitor had left there, and would see no change.
  field._valueTracker?.setValue('\0');
}

function dispatchCopy(root: HTMLElement, { event, target }: Missed): void {
  const { type } = event;
  // Except in WebKit, a click that is not a MouseEvent has no default action.
  const Copy = (type === 'click' ? Event : event.constructor) as typeof Event;
  const end = (copy: Event) => {
    copy.preventDefault();
    // Listeners outside the island have received the event itself.
    copy.stopPropagation();
  };
  root.addEventListener(type, end, { once: true });
  target.dispatchEvent(new Copy(type, event));
}
