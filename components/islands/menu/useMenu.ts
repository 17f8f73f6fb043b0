import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createTypeahead } from './typeahead.ts';

/** @returns the properties of the element around the navigation (components/Navigation.tsx) */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const [typeahead] = useState(createTypeahead);

  useEffect(() => {
    const element = ref.current;
    const menu = element?.querySelector<HTMLDetailsElement>('details:has(> nav)');
    if (!element || !menu) return;
    // A first tap opened the menu before React started.
    if (menu.open) follow(menu);
    // The list of services inside is a disclosure too; its toggle event is not the menu's.
    const onToggle = (event: Event) => {
      if (event.target === menu) follow(menu);
    };
    const onClick = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname === location.pathname) menu.open = false;
    };
    // If the list fits, the menu is not rendered.
    const onResize = () => {
      if (menu.getClientRects().length === 0) menu.open = false;
    };
    element.addEventListener('toggle', onToggle, true);
    menu.addEventListener('click', onClick);
    window.addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('toggle', onToggle, true);
      menu.removeEventListener('click', onClick);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const list = (event.target as Element).closest<HTMLDetailsElement>('details:not(:has(> nav))');
      if (list?.open && !list.closest('details nav') && moveFocus(event, list, typeahead))
        event.preventDefault();
    },
  };
}

/** Synchronizes page and focus with the menu's state. */
function follow(menu: HTMLDetailsElement): void {
  const { activeElement: focused, body } = document;
  const summary = menu.querySelector('summary');
  // The header remains usable, because it contains the button that closes the menu.
  for (const element of document.querySelectorAll<HTMLElement>('body > :not(header)'))
    element.inert = menu.open;
  if (menu.open && focused === summary) menu.querySelector('a')?.focus();
  if (!menu.open && (focused === body || menu.contains(focused))) summary?.focus();
}

type Typeahead = ReturnType<typeof createTypeahead>;

/** @returns whether the list handled the key */
function moveFocus(event: KeyboardEvent, list: HTMLElement, typeahead: Typeahead): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const links = [...list.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
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
