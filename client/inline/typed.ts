// The visitor's own grid and audit on the home page: what they typed goes behind the form's draft, and the contact page
// begins the message with it. Without storage, which throws, it only leads there.
import { DRAFT, TYPED } from '../../components/islands/contact-form/draft-key.ts';
import { OWN } from '../../schemas/trades.ts';

// A tap on the visitor's own search goes on to its first field, which a phone does not show yet. With the keyboard a
// visitor may be on the way to another choice.
addEventListener('click', ({ target }) => {
  if ((target as Element).id === OWN && !(target as Element).matches(':focus-visible'))
    (document.querySelector('form input') as HTMLElement).focus();
});

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  location.href = form.dataset.href as string;
  sessionStorage[DRAFT] = [sessionStorage[DRAFT]] + TYPED + new URLSearchParams(new FormData(form) as never);
});
