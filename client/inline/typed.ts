// The visitor's own grid and audit on the home page: the contact page begins the message with what they typed,
// which it finds in sessionStorage.typed (components/islands/contact-form/enquiry-draft.ts).

// The offer beside the headline chooses the visitor's own search. So does a tap, which goes on to its first field. With the
// keyboard a visitor may be on the way to another choice. Their ids are in schemas/trades.ts.
addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('#offer')) {
    event.preventDefault();
    (document.querySelector('#own') as HTMLElement).click();
  }
  if (target.matches('#own:not(:focus-visible)'))
    (document.querySelector('form input') as HTMLElement).focus();
});

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  let href = form.dataset.href as string;
  event.preventDefault();
  // In place of the browser's bubble: the first empty field waits for its words.
  const empty = form.querySelector<HTMLElement>(':invalid');
  if (empty) return empty.focus();
  try {
    sessionStorage.typed = new URLSearchParams(new FormData(form) as never);
  } catch {
    // Blocked: nothing says there that the first step is done.
    href = href.split('#')[0] as string;
  }
  location.href = href;
});
