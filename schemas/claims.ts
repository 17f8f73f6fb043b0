import { z } from 'zod';
import { day, MOST, text } from './fields.ts';

const claim = z.strictObject({
  claim: text.describe('The words on the site, such as "99.9% uptime".'),
  evidence: text.describe('What proves them, and where it is kept.'),
  date: day.describe('When the evidence was last checked.'),
});

/** content/claims.yaml: what the agency can prove of what it claims. */
export const claimsSchema = z.strictObject({ claims: z.array(claim).max(MOST).default([]) });
