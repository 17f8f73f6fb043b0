import { type Check, DESKTOP, ZOOMED } from '../check.ts';
import { layoutFindings, readLayout } from '../layout.ts';

export const check: Check = {
  columns: ['400 % zoom'],
  about:
    'A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10): nothing cut off, upon each other or sideways',
  async run(subject) {
    const usual = await readLayout(await subject.open({ viewport: DESKTOP }));
    const zoomed = await subject.open({ viewport: ZOOMED, deviceScaleFactor: 4 });
    return { findings: layoutFindings(await readLayout(zoomed), usual, '320 by 256 px') };
  },
};
