import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { notify, prepareNotices } from '../shared/notify.ts';
import { type Enquiry, FIELDS } from './contact-bounds.ts';
import { checkEnquiry, type FieldErrors } from './contact-schema.ts';
import { draft } from './enquiry-draft.ts';
import {
  field,
  focusFirstWrong,
  forget,
  restoreDraft,
  springsTrap,
  tidyPhone,
  unchangedSince,
  valuesOf,
} from './form-fields.ts';
import { startMessage } from './message-start.ts';
import { type Endpoint, sendEnquiry } from './send-enquiry.ts';

/** `unsure`: the visitor left the page before the result of the restored message was known. */
export type FormStatus = 'idle' | 'sending' | 'sent' | 'failed' | 'unsure';

/** A submit that was not sent: `count` distinguishes two in a row, which have the same announcement. */
export interface Refusal {
  wrong: number;
  count: number;
}

interface Settings {
  endpoint: Endpoint;
  /** Sentence for each package that a Get started button may put into the fragment. */
  interests: Record<string, string>;
  draftRestored: { title: string; text: string; discard: string; spoken: string; maybeSent: string };
}

/**
 * The behavior of the contact form: validates on submit and then on each change; sends once; keeps every word until the
 * service has confirmed it. The fields are uncontrolled, because text typed before React started must remain.
 */
export function useEnquiryForm({ endpoint, interests, draftRestored }: Settings) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  /** Number of wrong fields of the last submit, and a count of such submits; undefined once the visitor types again. */
  const [refused, setRefused] = useState<Refusal>();
  /** What was last sent, for the email link after a failure. */
  const [attempt, setAttempt] = useState<Enquiry>();
  const sending = useRef(false);
  const checking = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the settings of a page never change
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // From now on, the messages of the specification replace the browser's own.
    form.noValidate = true;
    // Cutting off pasted text would silently lose words; text that is too long gets its message instead.
    for (const name of FIELDS) field(form, name).removeAttribute('maxlength');
    const restored = restoreDraft(form);
    if (Object.keys(restored).length > 0) {
      const { title, text, discard: label, spoken, maybeSent } = draftRestored;
      const isPending = draft.isPending();
      if (isPending) setStatus('unsure');
      const run = () => {
        forget(form, restored);
        setStatus((now) => (now === 'unsure' ? 'idle' : now));
      };
      notify({ title, description: isPending ? maybeSent : text, action: { label, spoken, run } });
    }
    // Text typed before React started.
    if (document.activeElement !== field(form, 'phone')) tidyPhone(form);
    if (FIELDS.some((name) => field(form, name).value !== '')) draft.save(valuesOf(form));
    const message = field(form, 'message');
    const start = () => {
      message.value = startMessage(message.value, location.hash, interests);
    };
    start();
    // The finder on this page puts another package into the address.
    addEventListener('hashchange', start);
    return () => removeEventListener('hashchange', start);
  }, []);

  const discard = (form: HTMLFormElement) => {
    form.reset();
    draft.clear();
    checking.current = false;
    setErrors({});
  };

  const send = async (form: HTMLFormElement, enquiry: Enquiry) => {
    sending.current = true;
    setAttempt(enquiry);
    setStatus('sending');
    const outcome = springsTrap(form) ? 'refused' : await sendAndNote(enquiry, endpoint);
    sending.current = false;
    // Words added while it was being sent were not sent: they stay.
    if (outcome === 'received' && unchangedSince(form, enquiry)) discard(form);
    if (outcome === 'received') dispatchEvent(new Event('enquiry-received'));
    setStatus(outcome === 'received' ? 'sent' : 'failed');
  };

  return {
    ref,
    errors,
    status,
    refused,
    attempt,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (sending.current) return;
      checking.current = true;
      tidyPhone(form);
      const values = valuesOf(form);
      draft.save(values);
      const checked = checkEnquiry(values);
      setErrors(checked.errors ?? {});
      const wrong = Object.keys(checked.errors ?? {}).length;
      setRefused((last) => (wrong > 0 ? { wrong, count: (last?.count ?? 0) + 1 } : undefined));
      if (checked.enquiry) void send(form, checked.enquiry);
      else focusFirstWrong(form, checked.errors);
    },
    onBlur: ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) => {
      if (!field(form, 'phone').isSameNode(target)) return;
      tidyPhone(form);
      draft.save(valuesOf(form));
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const values = valuesOf(event.currentTarget);
      draft.save(values);
      prepareNotices();
      setRefused(undefined);
      // The email link after a failure contains the current text.
      if (status === 'failed') setAttempt(values);
      if (checking.current) setErrors(checkEnquiry(values).errors ?? {});
      // A failure remains visible until the next try, because its email link is still useful.
      if (status === 'sent') setStatus('idle');
    },
  };
}

/** Sends, and stores in the tab that the result is unknown until it is known. */
async function sendAndNote(enquiry: Enquiry, endpoint: Endpoint) {
  // The result of an earlier try remains unknown if this one is refused.
  const wasPending = draft.isPending();
  draft.markPending();
  const outcome = await sendEnquiry(enquiry, endpoint);
  if (outcome === 'received' || (outcome === 'refused' && !wasPending)) draft.settle();
  return outcome;
}
