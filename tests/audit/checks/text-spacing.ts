import { type Check, DESKTOP, PHONE } from '../check.ts';
import { adoptStyles } from '../draw-all.ts';
import { layoutFindings, readLayout } from '../layout.ts';

/** The four values of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

export const check: Check = {
  columns: ['spacing'],
  about:
    'Wider spacing of text (WCAG 1.4.12) at 390 and 1440 px: nothing cut off, upon each other or sideways',
  async run(subject) {
    const findings: string[] = [];
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await subject.open({ viewport });
      const usual = await readLayout(page);
      await adoptStyles(page, SPACING);
      findings.push(...layoutFindings(await readLayout(page), usual, `${viewport.width} px`));
    }
    return { findings };
  },
};
