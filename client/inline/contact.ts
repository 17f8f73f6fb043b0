// The contact form before React: the words of the package or trade that the address carries are there at once. A draft that was
// saved in this tab is left to React, which also says that it brought the words back.
import { DRAFT } from '../../components/islands/contact-form/draft-key.ts';

const root = document.querySelector<HTMLElement>('[data-island=contact-form]') as HTMLElement;
const { interests } = JSON.parse(root.dataset.props as string);
const chosen = location.hash.split('=')[1] as string;

try {
  // WebKit would hold up the load event for a module that is asked for before it.
  if (sessionStorage[DRAFT]) addEventListener('load', () => root.dispatchEvent(new Event('focusin')));
  else if (Object.hasOwn(interests, chosen))
    (root.querySelector('textarea') as HTMLTextAreaElement).value ||= `${interests[chosen]}\n`;
} catch {
  // No storage, no draft.
}
