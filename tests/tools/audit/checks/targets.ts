import type { Check } from '../check.ts';
import { axeInEveryState, findingsOf } from '../run-axe.ts';

export const check: Check = {
  columns: ['targets'],
  about:
    'Targets of at least 24 by 24 CSS px, or as far apart, or within a sentence (WCAG 2.5.8), in every state',
  async run(subject) {
    return { findings: findingsOf(await axeInEveryState(subject), (rule) => rule === 'target-size') };
  },
};
