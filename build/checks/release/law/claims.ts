import { isoDay } from '../../../shared/iso-day.ts';
import { folded } from '../../../shared/words.ts';
import { foundAt, type Rule, sentencesWith } from '../publication.ts';

/** What a reader takes for a promise or a rank, but "best seller", "best practice" and the like. */
const CLAIM =
  /\b99(?:\.\d+)?\s?%|\bunlimited\b|\bguarantee[ds]?\b|\bno contracts?\b|(?<!#)#1\b|\bnumber one\b|\bNo\. ?1\b|\bbest\b(?!(?: |-)(?:sellers?|practices?|times?|days?|ways?|reached|before|if|when|to)\b)/i;

/** "We promise no guarantee", "nobody can guarantee", "do our best": these claim nothing. */
const DENIED =
  /\b(?:no|not|never|nobody|cannot|neither|nor|without|won[’']t|can[’']t|don[’']t|doesn[’']t|isn[’']t)\b[^,;:]*(?:\b(?:guarantee|best|number one|No\. ?1)|#1)|\b(?:do|try|does|did) (?:our|their|your|its|my) best\b|\b(?:your|their|its|his|her) (?:\w+ )?best\b/i;

/** What others say, or what a drawing shows. */
const QUOTED = /“[^”]*”|"[^"]*"/g;

/** Days for which evidence counts. */
const VALID = 365;

const plain = (text: string) => folded(text).toLowerCase();

/** What the agency claims. */
export const claim: Rule = {
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
      return CLAIM.test(own) && !DENIED.test(own) && !proves(value);
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
};
