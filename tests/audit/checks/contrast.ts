import { axeInEveryState, findingsOf } from '../axe.ts';
import type { Check } from '../check.ts';

export const check: Check = {
  columns: ['contrast'],
  about:
    'Contrast of text (WCAG 1.4.3) by axe-core, sections that are not yet drawn included, in every state',
  async run(subject) {
    return { findings: findingsOf(await axeInEveryState(subject), (rule) => rule === 'color-contrast') };
  },
};
