// The visitor's own grid and audit on the home page: what they typed goes behind the form's draft, and the contact page
// begins the message with it. Without storage, which throws, it only leads there.
import { DRAFT, TYPED } from '../../components/islands/contact-form/draft-key.ts';

// The fields of the visitor's own search open below the map, where a phone does not show them yet.
addEventListener('click', ({ target }) => {
  if ((target as HTMLInputElement).name === 'trade') document.forms[0]?.scrollIntoView({ block: 'nearest' });
});

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  location.href = form.dataset.href as string;
  sessionStorage[DRAFT] = [sessionStorage[DRAFT]] + TYPED + new URLSearchParams(new FormData(form) as never);
});
