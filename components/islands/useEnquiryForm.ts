import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Enquiry, FIELDS, HONEYPOT } from './contact-bounds.ts';
import { checkEnquiry, type FieldErrors } from './contact-schema.ts';
import { draft } from './enquiry-draft.ts';
import { startMessage } from './message-start.ts';
import { notify, prepareNotices } from './notify.ts';
import { type Endpoint, sendEnquiry } from './send-enquiry.ts';

export type FormStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** A submit that was not sent: `count` tells two of them in a row apart, which are announced alike. */
export interface Refusal {
  wrong: number;
  count: number;
}

interface Settings {
  endpoint: Endpoint;
  /** Sentence for each package that a Get started button may carry in the fragment (decision 21). */
  interests: Record<string, string>;
  draftRestored: { title: string; text: string; discard: string; spoken: string };
}

/**
 * What the contact form does: checks on submit and, from then on, at each change; sends once; keeps every word
 * until the service has said that it has them (decisions 6 to 8).
 * The fields are uncontrolled: what was typed before React came must stay.
 */
export function useEnquiryForm({ endpoint, interests, draftRestored }: Settings) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<FormStatus>('idle');
  /** How many fields the last submit found wrong, and which try that was; nothing once the visitor writes on. */
  const [refused, setRefused] = useState<Refusal>();
  /** What was sent last, for the email link after a failure. */
  const [attempt, setAttempt] = useState<Enquiry>();
  const sending = useRef(false);
  const checking = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the settings of a page never change
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // From here on the messages of the specification stand in for the browser's own.
    form.noValidate = true;
    // Cutting off what is pasted would lose words without a sign; too long a text gets its message instead.
    for (const name of FIELDS) field(form, name).removeAttribute('maxlength');
    const restored = restoreDraft(form);
    if (Object.keys(restored).length > 0) {
      const { title, text, discard: label, spoken } = draftRestored;
      notify({ title, description: text, action: { label, spoken, run: () => forget(form, restored) } });
    }
    // What was typed before React came.
    if (FIELDS.some((name) => field(form, name).value !== '')) draft.save(valuesOf(form));
    const message = field(form, 'message');
    message.value = startMessage(message.value, location.hash, interests);
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
    const received = !springsTrap(form) && (await sendEnquiry(enquiry, endpoint));
    sending.current = false;
    // Words added while it was under way were not sent: they stay.
    if (received && unchangedSince(form, enquiry)) discard(form);
    setStatus(received ? 'sent' : 'failed');
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
      const checked = checkEnquiry(valuesOf(form));
      setErrors(checked.errors ?? {});
      const wrong = Object.keys(checked.errors ?? {}).length;
      setRefused((last) => (wrong > 0 ? { wrong, count: (last?.count ?? 0) + 1 } : undefined));
      if (checked.enquiry) void send(form, checked.enquiry);
      else focusFirstWrong(form, checked.errors);
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const values = valuesOf(event.currentTarget);
      draft.save(values);
      prepareNotices();
      setRefused(undefined);
      // The email link of a failure carries the words as they are now.
      if (status === 'failed') setAttempt(values);
      if (checking.current) setErrors(checkEnquiry(values).errors ?? {});
      // A failure stays in sight until the next try: its email link is still of use.
      if (status === 'sent') setStatus('idle');
    },
  };
}

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(FIELDS.map((name) => [name, field(form, name).value])) as Enquiry;

/**
 * What fills in the field that nobody sees is most likely a bot, but may be a form filler: it gets no false
 * confirmation, and the trap is emptied, so that a person's second try gets through.
 */
function springsTrap(form: HTMLFormElement): boolean {
  const trap = field(form, HONEYPOT);
  const filled = trap.value !== '';
  trap.value = '';
  return filled;
}

/** Whether the form still holds what was sent, blanks at the ends aside. */
const unchangedSince = (form: HTMLFormElement, enquiry: Enquiry) =>
  FIELDS.every((name) => field(form, name).value.trim() === enquiry[name]);

function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors): void {
  const first = FIELDS.find((name) => errors[name] !== undefined);
  if (first) field(form, first).focus();
}

/** Takes a restored draft out of the form again, but nothing that was written since. */
function forget(form: HTMLFormElement, restored: Partial<Enquiry>): void {
  for (const name of FIELDS) {
    if (field(form, name).value === restored[name]) field(form, name).value = '';
  }
  draft.save(valuesOf(form));
}

/** @returns the draft that there was. Words that already stand in the form win over it. */
function restoreDraft(form: HTMLFormElement): Partial<Enquiry> {
  const saved = draft.read();
  for (const name of FIELDS) {
    const input = field(form, name);
    if (input.value === '') input.value = saved[name] ?? '';
  }
  return saved;
}
