// Redirects from a missing page to the home page, unless there is any sign that the visitor wants to stay: a key, a
// touch, a scroll, a focus or a selection. Time counts only while the page is visible.
import { REDIRECT_DELAY } from '../../components/not-found/redirect-delay.ts';

const root = document.querySelector<HTMLElement>('[data-redirect]') as HTMLElement;
const status = root.querySelector('[role=status]') as HTMLElement;
const button = root.querySelector('button') as HTMLElement;
const untilStayed = new AbortController();
const { signal } = untilStayed;

let words = root.dataset.redirect as string;
let left = REDIRECT_DELAY;
let since = 0;
let timer = 0;

const announce = () => {
  status.textContent = words;
};

const follow = () => {
  clearTimeout(timer);
  if (timer) left -= performance.now() - since;
  since = performance.now();
  timer = document.hidden ? 0 : +setTimeout(() => location.replace('/'), left);
  root.dataset.state = document.hidden ? 'waiting' : 'running';
};

const stay = () => {
  untilStayed.abort();
  clearTimeout(timer);
  root.dataset.state = 'stayed';
  words = root.dataset.stayed as string;
  announce();
  // The button disappears now; if it has the focus, the focus moves to the link beside it.
  if (document.activeElement === button) (button.previousElementSibling as HTMLElement).focus();
};

for (const type of ['keydown', 'pointerdown', 'click', 'wheel', 'scroll', 'focusin']) {
  addEventListener(type, stay, { signal, capture: true, passive: true });
}
document.addEventListener('selectionchange', () => getSelection()?.isCollapsed || stay(), { signal });
addEventListener('visibilitychange', follow, { signal });
// Restored from the back/forward cache: the visitor left that page on purpose.
addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal });
// Screen readers miss a status that exists before the page has loaded.
addEventListener('load', announce);

button.hidden = false;
announce();
follow();
