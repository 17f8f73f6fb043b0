// Copy buttons beside the email address and the street address. They stay hidden without a clipboard to write to:
// without scripts, and on plain http.
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const { dataset } = button;
  button.hidden = !navigator.clipboard;
  button.onclick = () =>
    navigator.clipboard
      .writeText(dataset.copy as string)
      .then(() =>
        document
          .querySelector('[data-island=toasts]')
          ?.dispatchEvent(new CustomEvent('toast', { detail: dataset })),
      );
}
