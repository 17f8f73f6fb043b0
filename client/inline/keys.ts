// Keys that work on every page before React responds to them: Escape closes the menu, arrow down moves into the list of
// services, F8 to the toasts.
addEventListener('keydown', (event) => {
  const { key, target, defaultPrevented } = event;
  if (key === 'F8') document.querySelector<HTMLElement>('[data-island=toasts]')?.focus();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-key]')) {
    const details = entry.parentNode as HTMLDetailsElement;
    const isEscape = key === 'Escape';
    if (defaultPrevented || !(isEscape ? details.open : key === entry.dataset.key && target === entry))
      continue;
    event.preventDefault();
    details.open = !isEscape;
    (isEscape ? entry : (details.querySelector('a') as HTMLElement)).focus();
  }
});
