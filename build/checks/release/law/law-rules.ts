import { accessRules } from './access.ts';
import { claimRules } from './claims.ts';
import { contactRules } from './contact.ts';
import { priceRules } from './prices.ts';
import { privacyRules } from './privacy.ts';
import { peopleRules } from './reviews.ts';

/** Rules with a law behind them. They remind an agency of it; they are no legal advice. */
export const lawRules = [
  ...peopleRules,
  ...priceRules,
  ...claimRules,
  ...contactRules,
  ...accessRules,
  ...privacyRules,
];
