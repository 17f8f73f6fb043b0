// Typical plain scripts of an Eleventy site: the menu's Escape key, the reviews' buttons, the contact form, and toasts.
// Less than our islands: no hover, no arrow keys, no typeahead in the menu, no draft of the form.
import '../../../../../client/inline/toasts.ts';
import '../../../../../client/inline/map.ts';
import { contactForm } from '../../../../../components/islands/contact-form/ContactForm.styles.ts';
import { FAILED, RECEIVED } from '../../../../../components/islands/contact-form/contact-messages.ts';
import { toasts } from '../../../../../components/islands/toasts/Toasts.styles.ts';

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('header details')) details.open = false;
});

const track = document.querySelector<HTMLElement>('[data-track]');
for (const button of document.querySelectorAll<HTMLElement>('[data-step]')) {
  button.onclick = () => {
    const direction = button.ariaLabel?.startsWith('Next') ? 1 : -1;
    track?.scrollBy({ left: direction * (track.firstElementChild?.clientWidth ?? 0), behavior: 'smooth' });
  };
}

const form = document.querySelector<HTMLFormElement>(`.${contactForm.form}`);
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  const status = form.querySelector('[role=status]');
  if (!button || !status || button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const { 'notes-2': _trap, ...enquiry } = Object.fromEntries(new FormData(form));
  const received = await fetch('/start-trigger?key=preview', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
    .then(async (answer) => answer.ok && (await answer.json()).success)
    .catch(() => false);
  button.ariaDisabled = 'false';
  const words = document.createElement('p');
  words.className = (received ? contactForm.sent : contactForm.failed) ?? '';
  words.textContent = received ? RECEIVED : FAILED;
  status.replaceChildren(words);
  if (received) form.reset();
});

document.querySelector('[data-island=toasts]')?.addEventListener('toast', (event) => {
  const list = document.querySelector<HTMLElement>('[data-toasts]');
  const card = document.createElement('li');
  card.className = toasts.card;
  card.textContent = (event as CustomEvent<{ title: string }>).detail.title;
  if (list) list.className = toasts.viewport;
  list?.replaceChildren(card);
  setTimeout(() => card.remove(), 5000);
});
