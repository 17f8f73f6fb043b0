import type { Check } from '../check.ts';
import { adoptStyles } from '../draw-all.ts';
import { findingsAfter } from '../layout.ts';

/** The four values of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

export const check: Check = {
  columns: ['spacing'],
  about:
    'Wider spacing of text (WCAG 1.4.12) at 390 and 1440 px, in every state: nothing cut off, overlapping or sideways',
  async run(subject) {
    return { findings: await findingsAfter(subject, (page) => adoptStyles(page, SPACING)) };
  },
};
