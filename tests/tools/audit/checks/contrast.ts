import type { Check } from '../check.ts';
import { axeInEveryState, findingsOf } from '../run-axe.ts';
import { byPlace } from '../states.ts';

export const check: Check = {
  columns: ['contrast'],
  about:
    'Contrast of text (WCAG 1.4.3) in every state, sections that are not yet drawn included: by axe-core from the styles, and in the drawn page with what is behind each line',
  async run(subject) {
    const states = await axeInEveryState(subject);
    return {
      findings: [
        ...findingsOf(states, (rule) => rule === 'color-contrast'),
        ...byPlace(states.map(({ where, pale }) => ({ where, texts: pale }))),
      ],
    };
  },
};
