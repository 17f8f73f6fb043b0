import { z } from 'zod';
import { text } from './shared.ts';

/** content/release.yaml: findings with which the site is published all the same. */
export const releaseSchema = z.strictObject({
  accepted: z.array(
    z.strictObject({
      /** Name of the rule, as `npm run release` prints it. */
      rule: text,
      /** File of the finding, without its line, which changes. */
      where: text,
      /** What stands there, as printed; empty where something is missing. */
      value: z.string(),
      reason: text,
    }),
  ),
});
export type Acceptance = z.infer<typeof releaseSchema>['accepted'][number];
