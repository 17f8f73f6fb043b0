import { isoDay } from '../../../shared/iso-day.ts';
import { folded } from '../../../shared/words.ts';
import { foundAt, type Rule, sentencesWith } from '../publication.ts';

/** What a reader takes for a promise or a rank, but "best seller", "best practice" and the like. */
const CLAIM =
  /\b99(?:\.\d+)?\s?%|\bunlimited\b|\bguarantee[ds]?\b|\bno contracts?\b|(?<!#)#1\b|\bnumber one\b|\bNo\. ?1\b|\bbest\b(?!(?: |-)(?:sellers?|practices?|times?|days?|ways?|reached|before|if|when|to)\b)/i;

/** "We promise no guarantee", "nobody can guarantee", "do our best": these claim nothing. */
const NO_CLAIM =
  /\b(?:no|not|never|nobody|cannot|neither|nor|without|won[’']t|can[’']t|don[’']t|doesn[’']t|isn[’']t)\b[^,;:]*(?:\b(?:guarantee|best|number one|No\. ?1)|#1)|\b(?:do|try|does|did) (?:our|their|your|its|my) best\b|\b(?:your|their|its|his|her) (?:\w+ )?best\b/i;

/** What others say, or what a drawing shows. */
const QUOTED = /“[^”]*”|"[^"]*"/g;

/** Days for which evidence counts. */
const VALID = 365;

const plain = (text: string) => folded(text).toLowerCase();

/** "we'll call you", "our team will text you", "reminders by text message" */
const CALLS =
  /\b(?:we|our \w+|somebody|someone|a (?:member|person|specialist)[^.]*?)(?:[’']ll| will| can| may| might)?(?: \w+){0,2} (?:call|phone|ring|text|message) you\b|\b(?:reminders?|updates?|offers?|news|alerts?) by (?:text|SMS|phone)\b|\bSMS (?:alerts?|updates?|offers?)\b/i;

/** "We never call you." */
const NO_CALL = /\b(?:never|not|don[’']t|won[’']t)\b[^,;]* (?:call|phone|ring|text|message) you\b/i;

/** What 47 CFR 64.1200(f)(9) has the visitor read beside the form. */
const AGREED = [
  /\b(?:agree|consent)\b/i,
  /\b(?:calls?|texts?|text messages?)\b/i,
  /\bnot (?:a |be )?(?:required|condition)|\bno condition\b/i,
];

/** What the agency claims, and what it announces to do with a phone number. */
export const promiseRules: Rule[] = [
  {
    name: 'claim',
    law: 'FTC Act section 5 (15 U.S.C. 45): a claim needs evidence before it is made.',
    remedy:
      'Say it in other words, or write the claim, its evidence and the day of the evidence into content/claims.yaml. After a year, check the evidence again.',
    find: (publication) => {
      const { claims } = publication.content.claims;
      const proves = (said: string) =>
        claims.some((entry) => plain(said).includes(plain(entry.claim)) && CLAIM.test(entry.claim));
      const unproved = sentencesWith(CLAIM, publication).filter(({ value }) => {
        const own = value.replace(QUOTED, '');
        return CLAIM.test(own) && !NO_CLAIM.test(own) && !proves(value);
      });
      const oldest = new Date(Date.now() - VALID * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const outdated = claims
        .filter(({ date }) => (isoDay(date) ?? '') < oldest)
        .map((entry) => {
          const note = entry.date === '' ? 'has no date' : `its evidence is of ${entry.date}`;
          return foundAt(publication, entry, 'claim', note);
        });
      return [...unproved, ...outdated];
    },
  },
  {
    name: 'call-consent',
    law: 'TCPA, 47 CFR 64.1200(f)(9): marketing by phone or text needs consent in writing.',
    remedy:
      'Write back by email instead; or have "consent" in content/contact-us.yaml say that the visitor agrees to calls and texts from you, and that this is no condition of a purchase (“not required”).',
    find: (publication) => {
      const { consent } = publication.content.contact.form;
      if (AGREED.every((part) => part.test(consent))) return [];
      return sentencesWith(CALLS, publication).filter(({ value }) => !NO_CALL.test(value));
    },
  },
];
