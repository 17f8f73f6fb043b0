import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Additions to the native disclosure of the full-screen menu: moves the focus in and back, makes the page behind it
 * inert, and closes on Escape, on a link within the page, and when the window grows.
 * @returns the properties of the `details` element
 */
export function useFullScreen() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    // A first tap opened the menu before React started.
    if (details.open) follow(details);
    const close = () => {
      details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    // If the list fits, the menu is not rendered.
    const onResize = () => {
      if (details.getClientRects().length === 0) close();
    };
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', onResize);
    // When the visitor comes back to this page, the menu must not be open.
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', onResize);
      window.removeEventListener('pagehide', close);
    };
  }, []);

  return {
    ref,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => {
      // The list of services inside is a disclosure too; its toggle event is not the menu's.
      if (event.target === event.currentTarget) follow(event.currentTarget);
    },
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname === location.pathname) event.currentTarget.open = false;
    },
  };
}

/** Synchronizes page and focus with the menu's state. */
function follow(details: HTMLDetailsElement): void {
  const { activeElement: focused, body } = document;
  const summary = details.querySelector('summary');
  // The header remains usable, because it contains the button that closes the menu.
  for (const element of document.querySelectorAll<HTMLElement>('body > :not(header)'))
    element.inert = details.open;
  if (details.open && focused === summary) details.querySelector('a')?.focus();
  if (!details.open && (focused === body || details.contains(focused))) summary?.focus();
}
