import { type Check, ZOOMED } from '../check.ts';
import { findingsAfter } from '../layout.ts';

export const check: Check = {
  columns: ['400 % zoom'],
  about:
    'A window of 1280 by 1024 px at 400 % zoom, 320 by 256 px (WCAG 1.4.10), in every state that a wider one came to: nothing cut off, overlapping or sideways',
  async run(subject) {
    return { findings: await findingsAfter(subject, (page) => page.setViewportSize(ZOOMED)) };
  },
};
