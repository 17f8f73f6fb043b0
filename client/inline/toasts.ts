// Copy buttons beside the email address and the street address, and F8, which leads to the toasts.
const area = document.querySelector('[data-island=toasts]') as HTMLElement;

addEventListener('keydown', ({ key }) => key === 'F8' && area.focus());

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.onclick = async () => {
    let { copy, title, refused } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy as string);
    } catch {
      // Forbidden, or a page without https.
      title = refused;
    }
    // Shown at once, for as long as it waits for React.
    area.dataset.early = title;
    area.dispatchEvent(new Event('toast'));
  };
}
