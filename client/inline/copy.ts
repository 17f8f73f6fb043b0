// Copy buttons beside the email and the street address. They stay hidden where there is no clipboard to write
// to: without scripts, and on plain http.
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { copy, copied } = button.dataset as { copy: string; copied: string };
  button.hidden = !navigator.clipboard;
  button.onclick = () => {
    navigator.clipboard.writeText(copy).then(() => {
      document
        .querySelector('[data-island=toasts]')
        ?.dispatchEvent(new CustomEvent('toast', { detail: { title: copied } }));
    });
  };
}
