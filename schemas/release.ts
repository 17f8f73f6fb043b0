import { z } from 'zod';
import { day, text } from './fields.ts';

const acceptance = z.strictObject({
  rule: text.describe('Name of the rule, as `npm run release` prints it.'),
  where: text.describe('File of the finding, without its line, which changes.'),
  value: z.string().describe('The text there, as printed; empty where something is missing.'),
  reason: text,
  date: day.describe('When it was accepted.'),
});
export type Acceptance = z.infer<typeof acceptance>;

/** content/release.yaml: findings that the agency accepts. */
export const releaseSchema = z.strictObject({ accepted: z.array(acceptance).max(500) });
