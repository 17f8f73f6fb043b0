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
      [from.lg]: { containIntrinsicHeight: 'auto var(--l, var(--s))' },
      // Above the target of a jump the true heights are needed, otherwise the jump would end beside it.
      '&:has(~ :target)': { contentVisibility: 'visible' },
      '@media print': { contentVisibility: 'visible' },
    },
  },
  'variation',
);

/**
 * About the heights of the sections' contents in px, without padding, for all but the first section, which is always
 * near: --s at 390 px, and --l at 1440 px where that differs much.
 */
const reserved = sheet(
  'home/lazy reserved',
  {
    stats: { '--s': '630px', '--l': '400px' },
    whyChooseUs: { '--s': '710px' },
    expertise: { '--s': '1150px' },
    ranking: { '--s': '590px' },
    audit: { '--s': '930px', '--l': '400px' },
    letsTalk: { '--s': '350px' },
  },
  'variation',
);

/**
 * Makes the browser render a section only when it comes near. Until then the section has about the size that it will
 * need.
 */
export const lazy = (section: keyof typeof reserved) => cx(s.lazy, reserved[section]);
