import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Endpoint } from '../../../schemas/site.ts';
import { notify, prepareNotices } from '../shared/notify.ts';
import { type Enquiry, FIELDS, type Field } from './contact-bounds.ts';
import { STEP_2 } from './draft-key.ts';
import { draft } from './enquiry-draft.ts';
import { type FieldRules, withoutIgnored } from './field-rules.ts';
import { field, forget, setValue, springsTrap, valuesOf } from './form-fields.ts';
import { startMessage, startTyped } from './message-start.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { cleanEnquiry } from './visible-text.ts';

export interface EnquiryFormSettings {
  /** The address to write to if the form cannot send. */
  email: string;
  byEmail: string;
  subject: string;
  draftRestored: { title: string; text: string; discard: string; spoken: string; maybeSent: string };
  /** What screen readers say after a submit, by the number of wrong fields: from "Sending…" to four. */
  progress: string[];
  rules: Record<Field, FieldRules>;
  /** By the fragment that begins a message so: `#package=seo-basic`. */
  interests: Record<string, string>;
  /** Begin the message of a visitor who typed a trade and a town, or a business, on the home page. */
  starts: Record<string, string>;
  endpoint: Endpoint;
}

/** `changed`: received, without what was added meanwhile. `unsure`: the visitor left before the result was known. */
export type FormStatus = 'idle' | 'sending' | 'sent' | 'changed' | 'failed' | 'unsure';

/**
 * The behavior of the contact form: sends what the script within the page found right, once, and keeps every word until
 * the service has confirmed it. That script owns the fields, their messages and the draft.
 */
export function useEnquiryForm({ endpoint, starts, interests, rules, draftRestored }: EnquiryFormSettings) {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>('idle');
  /** What was last sent, for the email link after a failure. */
  const [attempt, setAttempt] = useState<Enquiry>();
  const sending = useRef(false);

  const tidyPhone = (form: HTMLFormElement) =>
    setValue(form, 'phone', withoutIgnored(field(form, 'phone').value, rules.phone));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the settings of a page never change
  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    const start = () =>
      setValue(form, 'message', startMessage(field(form, 'message').value, location.hash, interests));
    const { dataset } = form.parentElement as HTMLElement;
    const { draft: atLoad = location.hash } = dataset;
    // The form is loaded now. Whoever pressed Submit may have written an email in the meantime.
    if (dataset.wrong !== '0') delete dataset.failed;
    const typed = valuesOf(form);
    // At load: a draft, or the fragment. Without a draft only what was typed since is stored; a page prepared ahead lags.
    const saved = /^[^#]/.test(atLoad) || FIELDS.every((name) => typed[name] === '') ? draft.stored() : '';
    const found = draft.read(saved);
    const isDraft = FIELDS.some((name) => found[name]);
    // Text in the form takes precedence; in the message it is below the draft.
    for (const name of FIELDS) if (found[name].endsWith(typed[name])) setValue(form, name, found[name]);
    // The script within the page began the message if there was no draft. After a reload or Back, the visitor may have
    // deleted the sentence; a link chooses it again.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isChosen = visit?.type === 'navigate' || !saved.endsWith(location.hash);
    const begins = saved ? isChosen : atLoad !== location.hash;
    const words = draft.typed();
    const begin = () => {
      if (begins) start();
      const message = startTyped(field(form, 'message').value, words, draft.begun(), starts);
      if (message) setValue(form, 'message', message);
      return message;
    };
    const started = begin();
    const texts = [...words.values()].filter((word) => word.trim()).join(', ');
    // Above the form too: on a phone the message is below the screen.
    if (started) document.querySelector(`#${STEP_2} output`)?.append(`: ${texts}`);
    if (isDraft) tidyPhone(form);
    // Alone the beginning is no draft: the visitor has not written it.
    if (isDraft || (started && draft.stored())) draft.save(form);
    if (FIELDS.some((name) => found[name] && found[name] !== started)) {
      const { title, text, discard: label, spoken, maybeSent } = draftRestored;
      const isPending = draft.isPending();
      if (isPending) setStatus('unsure');
      const restored = valuesOf(form);
      const run = () => {
        forget(form, typed, restored);
        if (begin()) draft.save(form);
        setStatus((now) => (now === 'unsure' ? 'idle' : now));
        // The toast has it, and closes.
        field(form, 'name').focus();
      };
      notify({ title, description: isPending ? maybeSent : text, action: { label, spoken, run } });
    }
    // The finder on this page puts another package into the address.
    const choose = () => {
      start();
      delete dataset.sent;
      // The script within the page checks it again, if it has found it wrong.
      if (dataset.wrong) field(form, 'message').dispatchEvent(new Event('input', { bubbles: true }));
    };
    addEventListener('hashchange', choose);
    return () => removeEventListener('hashchange', choose);
  }, []);

  // The button stays in place and keeps the focus while the form sends.
  useLayoutEffect(() => {
    const button = ref.current?.querySelector('button');
    if (button) button.ariaDisabled = status === 'sending' ? 'true' : null;
    // On a phone the result is below the screen.
    if (status !== 'idle' && status !== 'unsure')
      ref.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const send = async (form: HTMLFormElement, enquiry: Enquiry) => {
    sending.current = true;
    setAttempt(enquiry);
    setStatus('sending');
    const outcome = springsTrap(form) ? 'refused' : await sendAndNote(enquiry, endpoint);
    sending.current = false;
    field(form, 'progress').replaceChildren();
    // The next press is another try.
    (form.parentElement as HTMLElement).dataset.wrong = 'none';
    if (outcome !== 'received') return setStatus('failed');
    dispatchEvent(new Event('enquiry-received'));
    const now = cleanEnquiry(valuesOf(form), rules);
    if (FIELDS.some((name) => now[name] !== enquiry[name])) return setStatus('changed');
    form.reset();
    draft.clear();
    delete form.parentElement?.dataset.wrong;
    // One more press of an impatient visitor leaves the confirmation on the screen.
    (form.parentElement as HTMLElement).dataset.sent = 'true';
    setStatus('sent');
  };

  return {
    ref,
    status,
    attempt,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (sending.current || form.parentElement?.dataset.sent) return;
      tidyPhone(form);
      // What an earlier press showed ends now.
      if (form.parentElement?.dataset.wrong === '0') void send(form, cleanEnquiry(valuesOf(form), rules));
      else setStatus('idle');
    },
    onBlur: ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) => {
      if (!field(form, 'phone').isSameNode(target)) return;
      tidyPhone(form);
      draft.save(form);
    },
    onInput: ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
      // With it, what was typed on the home page has served.
      draft.save(form);
      prepareNotices();
      // It may not be so any more.
      field(form, 'progress').replaceChildren();
      // The email link after a failure contains the current text.
      if (status === 'failed') setAttempt(valuesOf(form));
      // A failure remains visible until the next try, because its email link is still useful.
      if (status === 'sent') setStatus('idle');
    },
  };
}

/** Sends, and stores in the tab that this may have arrived, until it has not, or the draft of it is cleared. */
async function sendAndNote(enquiry: Enquiry, endpoint: Endpoint) {
  // The result of an earlier try remains unknown if this one is refused.
  const wasPending = draft.isPending();
  draft.markPending();
  const outcome = await sendEnquiry(enquiry, endpoint);
  if (outcome === 'refused' && !wasPending) draft.settle();
  return outcome;
}
