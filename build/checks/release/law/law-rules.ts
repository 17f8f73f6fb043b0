import { accessRules } from './access.ts';
import { claim } from './claims.ts';
import { callConsent } from './contact.ts';
import { priceRules } from './prices.ts';
import { outsideAddress } from './privacy.ts';
import { peopleRules } from './reviews.ts';

/** Rules with a law behind them. They remind an agency of it; they are no legal advice. */
export const lawRules = [...peopleRules, ...priceRules, claim, callConsent, ...accessRules, outsideAddress];
