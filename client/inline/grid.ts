// The visitor's own grid on the home page: what they typed becomes the beginning of the form's draft, which the contact
// page then shows. Without scripts, or without storage, the link only leads there.
import { DRAFT, FROM_GRID } from '../../components/islands/contact-form/draft-key.ts';

const link = document.querySelector('[data-grid]') as HTMLAnchorElement;
const fields = link.parentElement as HTMLElement;

link.onclick = () => {
  const typed = (name: string) => (fields.querySelector(`[name=${name}]`) as HTMLInputElement).value.trim();
  const sentence = (link.dataset.grid as string).replace(
    /\{(\w+)\}/g,
    (_place, name) => typed(name) || '___',
  );
  try {
    const draft = new URLSearchParams((sessionStorage[DRAFT] ?? '').split('#')[0]);
    draft.set('message', `${sentence}\n${draft.get('message') ?? ''}`);
    sessionStorage[DRAFT] = draft + FROM_GRID;
  } catch {}
};
fields.onkeydown = ({ key, target }) => {
  if (key === 'Enter' && target !== link) link.click();
};
