// Menu and list of services, before React and with it: arrow down leads into the list; Escape, leaving and another page
// close both. Hover opens the list by its styles (components/Navigation.styles.ts), unless its summary has the focus.
for (const summary of document.querySelectorAll<HTMLElement>('[data-key]')) {
  const details = summary.parentNode as HTMLDetailsElement;
  const onEvent = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    const opens = key === summary.dataset.key && target === summary;
    if (!key) {
      if (!details.contains(target as Node)) details.open = false;
    } else if (opens || (key === 'Escape' && details.matches(':hover,[open]'))) {
      event.preventDefault();
      details.open = opens;
      (opens ? (details.querySelector('a') as HTMLElement) : summary).focus();
    }
  };
  for (const type of 'keydown focusin pointerdown pagehide'.split(' ')) addEventListener(type, onEvent);
}
