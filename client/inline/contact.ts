// The contact form: checks its fields at each submit, then at each change, saves the draft, and begins the message with
// the package or trade in the address. Before React and with it, which sends what is right. A draft saved in this tab
// is left to React, which also says that the text was restored.
import { DRAFT } from '../../components/islands/contact-form/draft-key.ts';
import { messageOf } from '../../components/islands/contact-form/field-rules.ts';

/** A field, and the error that it has: the page may show that translated. */
type Field = HTMLInputElement & { error?: string };
type Form = HTMLFormElement & Iterable<Field>;

const root = document.querySelector('[data-island=contact-form]') as HTMLElement;
const { dataset } = root;
const { interests, progress, rules } = JSON.parse(dataset.props as string);
let storage: Partial<Storage> = {};
let timer: ReturnType<typeof setTimeout>;

try {
  storage = sessionStorage;
} catch {
  // Blocked: the text is still in the form.
}

const wrongFields = (form: Form) =>
  [...form].filter((field) => {
    const text = messageOf(field.value, rules[field.id]);
    if (field.error !== text) {
      (root.querySelector(`#${field.id}-error`) as HTMLElement).textContent = field.error = text as string;
      field.ariaInvalid = !!text as never;
    }
    return text;
  });

root.oninput = ({ target }) => {
  delete dataset.sent;
  const form = (target as Field).form as Form;
  if (dataset.wrong) wrongFields(form);
  storage[DRAFT] = `${new URLSearchParams(new FormData(form) as never)}&${dataset.draft}`;
};

root.onsubmit = ({ target }) => {
  if (dataset.sent) return;
  const form = target as Form;
  const wrong = wrongFields(form);
  // For screen readers, unless it is being sent already. A new node: the same text set again is not announced.
  if (dataset.wrong !== '0') form.progress.replaceChildren(progress[wrong.length]);
  dataset.wrong = wrong.length as never;
  delete dataset.failed;
  clearTimeout(timer);
  if (wrong[0]) wrong[0].focus();
  else
    timer = setTimeout(() => {
      if (!dataset.ready) dataset.failed = '';
    }, 15_000);
};

// What the finder on this page puts into the address later is left to React too. Other fragments do not load it.
addEventListener('hashchange', () => interests[location.hash] && root.click());

// For React, and stored behind what is typed before it comes, when the form still looks empty. Without a draft, what began
// the message.
dataset.draft = storage[DRAFT] || location.hash;
// Only the form stores anything: a draft, or what was typed on the home page.
if (storage.length)
  // WebKit would delay the load event for a module requested before it.
  // biome-ignore lint/suspicious/noGlobalAssign: shorter than `addEventListener`
  onload = () => root.click();
if (interests[dataset.draft as string])
  (root.querySelector('textarea') as HTMLTextAreaElement).value ||= `${interests[dataset.draft as string]}\n`;
