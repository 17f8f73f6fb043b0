/** Milliseconds for which the pointer rests on the entry before the list opens: section 9 of the specification. */
const OPEN_DELAY = 100;
/** Milliseconds for which the pointer may leave on its way into the list. */
const CLOSE_DELAY = 250;

/** Opens a disclosure while the pointer is over it, and distinguishes that from opening by a click. */
export function createHoverOpening() {
  let timer = 0;
  let openedByHover = false;
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  return {
    enter: (details: HTMLDetailsElement) =>
      after(OPEN_DELAY, () => {
        if (details.open) return;
        openedByHover = true;
        details.open = true;
      }),
    /** A list that a click opened stays open until it is closed or left. */
    leave: (details: HTMLDetailsElement) =>
      after(CLOSE_DELAY, () => {
        if (openedByHover) details.open = false;
      }),
    /**
     * @returns whether the click only confirms that the hover has just opened the list: closing it now would be the
     * opposite of what the visitor wants
     */
    confirms: (details: HTMLDetailsElement) => {
      clearTimeout(timer);
      const confirming = openedByHover && details.open;
      openedByHover = false;
      return confirming;
    },
    closed: () => {
      clearTimeout(timer);
      openedByHover = false;
    },
  };
}
