import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createHoverOpening } from './hover-opening.ts';
import { createTypeahead } from './typeahead.ts';

/**
 * Additions to the native disclosure of the Services dropdown: opens on hover, arrow keys move through the list, typing
 * finds an entry, Escape closes and returns focus, leaving closes.
 * @returns the properties of the `details` element
 */
export function useDropdown() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [hover] = useState(createHoverOpening);
  const [typeahead] = useState(createTypeahead);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    // The pointer arrived before React, otherwise this island would not have started.
    if (details.matches(':hover') && matchMedia('(hover: hover)').matches) hover.enter(details);
    const onPointerDown = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    };
    // Escape must close a list that was opened by hover even if the focus is not in it (WCAG 1.4.13).
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && details.open) closeAndReturn(details);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [hover]);

  return {
    ref,
    onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => {
      if (event.pointerType === 'mouse') hover.enter(event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<HTMLDetailsElement>) => {
      if (event.pointerType === 'mouse') hover.leave(event.currentTarget);
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      const onSummary = (event.target as Element).closest('summary') !== null;
      if (hover.confirms(event.currentTarget) && onSummary) event.preventDefault();
    },
    onToggle: (event: { currentTarget: HTMLDetailsElement }) => {
      if (!event.currentTarget.open) hover.closed();
    },
    onBlur: (event: FocusEvent<HTMLDetailsElement>) => {
      const left = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
      if (left) event.currentTarget.open = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      if (moveFocus(event, event.currentTarget, typeahead)) event.preventDefault();
    },
  };
}

function closeAndReturn(details: HTMLDetailsElement): void {
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  details.open = false;
}

type Typeahead = ReturnType<typeof createTypeahead>;

/** @returns whether the list handled the key */
function moveFocus(event: KeyboardEvent, details: HTMLDetailsElement, typeahead: Typeahead): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const links = [...details.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (!details.open) {
    if (event.key !== 'ArrowDown') return false;
    details.open = true;
    links[0]?.focus();
    return true;
  }
  const texts = links.map((link) => link.textContent ?? '');
  const next = nextIndex(event.key, at, links.length) ?? typeahead(event.key, texts, at);
  links[next ?? -1]?.focus();
  return next !== undefined;
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  // On the entry itself, Home and End scroll the page.
  if (at === -1) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
