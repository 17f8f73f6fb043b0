import type { Check } from '../check.ts';
import { axeInEveryState, findingsOf, OWN_COLUMN } from '../run-axe.ts';

export const check: Check = {
  columns: ['axe'],
  about:
    'axe-core, rules of WCAG 2.0 to 2.2 A and AA and its best practices, at 390 and 1440 px in every state of the page',
  async run(subject) {
    return { findings: findingsOf(await axeInEveryState(subject), (rule) => !OWN_COLUMN.includes(rule)) };
  },
};
