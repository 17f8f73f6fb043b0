// The visitor's own grid and audit on the home page: what they typed goes behind the form's draft, and the contact page
// begins the message with it. Without storage, which throws, it only leads there.
import { DRAFT, TYPED } from '../../components/islands/contact-form/draft-key.ts';

// The offer beside the headline chooses the visitor's own search. So does a tap, which goes on to its first field. With the
// keyboard a visitor may be on the way to another choice. Their ids are in schemas/trades.ts.
addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('#offer')) {
    event.preventDefault();
    (document.querySelector('#own') as HTMLElement).click();
  }
  if (target.matches('#own:not(:focus-visible)')) (document.querySelector('[form]') as HTMLElement).focus();
});

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  location.href = form.dataset.href as string;
  sessionStorage[DRAFT] = [sessionStorage[DRAFT]] + TYPED + new URLSearchParams(new FormData(form) as never);
});
