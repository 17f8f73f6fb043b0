// The visitor's own grid and audit on the home page: what they typed goes behind the form's draft, and the contact page
// begins the message with it. Without storage, which throws, it only leads there.
import { DRAFT, TYPED } from '../../components/islands/contact-form/draft-key.ts';

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  location.href = form.dataset.href as string;
  sessionStorage[DRAFT] = [sessionStorage[DRAFT]] + TYPED + new URLSearchParams(new FormData(form) as never);
});
