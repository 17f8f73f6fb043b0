/** What a visitor may have changed in an element, without a script. */
type Used = HTMLInputElement & HTMLDetailsElement;

/**
 * Remembers the DOM of an island before React takes it over. Translators wrap and change texts, extensions insert
 * elements; if React finds anything but the build's DOM, it renders the island again.
 * @returns `restore` moves the visitor's state into the new DOM: contents of slots, words, choices, open lists, scroll
 * positions, texts, selection and focus. `current` returns the element in place of a previous one.
 */
export function carryOver(root: HTMLElement) {
  const before = elementsIn(root);
  const active = document.activeElement as Used | null;
  const { selectionStart = null, selectionEnd = null } = active ?? {};
  const scrolled = new Map(before.map((element) => [element, element.scrollLeft] as const));
  const replaced = new Map<Element, Used>();

  const restore = () => {
    if (!before[0] || before[0].isConnected) return;
    for (const [now, old] of pairs(elementsIn(root), before)) {
      replaced.set(old, now);
      restoreElement(now, old);
      if (scrolled.get(old)) now.scrollTo({ left: scrolled.get(old) as number, behavior: 'instant' });
    }
    const focused = active && active !== document.activeElement ? current(active) : undefined;
    focused?.focus({ preventScroll: true });
    if (selectionStart !== null) focused?.setSelectionRange(selectionStart, selectionEnd);
  };

  /** An event may come from an element that a translator put into one of ours. */
  const current = (old: Element): Used => {
    let element: Element | null = old;
    while (element && !element.isConnected && !replaced.has(element)) element = element.parentElement;
    return element ? (replaced.get(element) ?? (element as Used)) : (old as Used);
  };

  return { restore, current };
}

const elementsIn = (root: HTMLElement) => [...root.querySelectorAll<Used>('*')];

/** Pairs new elements with previous ones: by everything that names them, then, among the others, by their order. */
function pairs(now: Used[], before: Used[]): Map<Used, Used> {
  const found = new Map<Used, Used>();
  const left = new Set(before);
  const keys = [
    ({ localName, id, name, className }: Used) => [localName, id, name, className].join(),
    ({ localName }: Used) => localName,
  ];
  for (const key of keys) {
    for (const element of now) {
      const old = !found.has(element) && [...left].find((other) => key(other) === key(element));
      if (old && left.delete(old)) found.set(element, old);
    }
  }
  return found;
}

function restoreElement(now: Used, old: Used): void {
  const texts = [...now.childNodes].filter((node) => node instanceof Text);
  // A slot: React renders it empty.
  if (!now.firstChild) now.append(...old.childNodes);
  // A translation. React continues to update the same node.
  else if (texts[0] && texts[0].data === now.textContent) texts[0].data = old.textContent ?? '';
  if (now.localName === 'details') now.open = old.open;
  if (now.matches('input, textarea, select')) {
    if (now.type !== 'file') now.value = old.value;
    now.checked = old.checked;
  }
}
