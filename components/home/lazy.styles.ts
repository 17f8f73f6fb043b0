import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet(
  'home/lazy',
  {
    lazy: {
      contentVisibility: 'auto',
      position: 'relative',
      // The route goes to the screen's edges and beyond.
      overflow: 'clip',
      // A jump shows nothing of the section above.
      scrollMarginTop: '-1rem',
      containIntrinsicHeight: 'auto var(--s)',
      [from.lg]: { containIntrinsicHeight: 'auto var(--l)' },
      // Above the target of a jump the true heights are needed, otherwise the jump would end beside it.
      '&:has(~ :target)': { contentVisibility: 'visible' },
      '@media print': { contentVisibility: 'visible' },
    },
  },
  'variation',
);

const height = (narrow: number, wide: number) => ({ '--s': `${narrow}px`, '--l': `${wide}px` });

/**
 * About the heights of the sections' contents, without padding, at 390 and 1440 px. For all but the first, which is always
 * near.
 */
const reserved = sheet(
  'home/lazy reserved',
  {
    stats: height(540, 300),
    whyChooseUs: height(800, 660),
    expertise: height(1190, 1140),
    ranking: height(600, 580),
    audit: height(930, 400),
    letsTalk: height(350, 360),
  },
  'variation',
);

/**
 * Makes the browser render a section only when it comes near. Until then the section has about the size that it will
 * need.
 */
export const lazy = (section: keyof typeof reserved) => cx(s.lazy, reserved[section]);
