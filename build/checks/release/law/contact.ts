import { type Rule, sentencesWith } from '../publication.ts';

/** "we'll call you", "our team will text you", "reminders by text message" */
const CALLS =
  /\b(?:we|our \w+|somebody|someone|a (?:member|person|specialist)[^.]*?)(?:[’']ll| will| can| may| might)?(?: \w+){0,2} (?:call|phone|ring|text|message) you\b|\b(?:reminders?|updates?|offers?|news|alerts?) by (?:text|SMS|phone)\b|\bSMS (?:alerts?|updates?|offers?)\b/i;

/** "We never call you." */
const DENIED = /\b(?:never|not|don[’']t|won[’']t)\b[^,;]* (?:call|phone|ring|text|message) you\b/i;

/** What 47 CFR 64.1200(f)(9) has the visitor read beside the form. */
const AGREED = [
  /\b(?:agree|consent)\b/i,
  /\b(?:calls?|texts?|text messages?)\b/i,
  /\bnot (?:a |be )?(?:required|condition)|\bno condition\b/i,
];

/** What the agency does with a phone number. */
export const callConsent: Rule = {
  name: 'call-consent',
  law: 'TCPA, 47 CFR 64.1200(f)(9): marketing by phone or text needs consent in writing.',
  remedy:
    'Write back by email instead; or have "consent" in content/contact-us.yaml say that the visitor agrees to calls and texts from you, and that this is no condition of a purchase (“not required”).',
  find: (publication) => {
    const { consent } = publication.content.contact.form;
    if (AGREED.every((part) => part.test(consent))) return [];
    return sentencesWith(CALLS, publication).filter(({ value }) => !DENIED.test(value));
  },
};
