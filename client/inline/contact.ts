// The contact form before React: shows at once the text for the package or trade in the address. A draft saved in this
// tab is left to React, which also says that the text was restored.
import { DRAFT } from '../../components/islands/contact-form/draft-key.ts';

const root = document.querySelector<HTMLElement>('[data-island=contact-form]') as HTMLElement;
const { interests } = JSON.parse(root.dataset.props as string);
const chosen = location.hash.split('=')[1] as string;

try {
  // WebKit would delay the load event for a module requested before it.
  if (sessionStorage[DRAFT]) addEventListener('load', () => root.dispatchEvent(new Event('focusin')));
  else if (Object.hasOwn(interests, chosen))
    (root.querySelector('textarea') as HTMLTextAreaElement).value ||= `${interests[chosen]}\n`;
} catch {
  // Without storage there is no draft.
}
