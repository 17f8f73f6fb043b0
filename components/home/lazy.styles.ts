import { from, sheet } from '../sheet.ts';

const s = sheet(
  'home/lazy',
  {
    lazy: {
      contentVisibility: 'auto',
      // The route goes to the screen's edges and beyond.
      overflow: 'clip',
      // A jump shows nothing of the section above.
      scrollMarginTop: '-1rem',
      position: 'relative',
      // About the height of a section's content, without padding, at 390 px and at 1440 px.
      containIntrinsicHeight: 'auto var(--s, 640px)',
      [from.lg]: { containIntrinsicHeight: 'auto var(--s, 480px)' },
      // Above the target of a jump the true heights are needed, otherwise the jump would end beside it.
      '&:has(~ :target)': { contentVisibility: 'visible' },
      '@media print': { contentVisibility: 'visible' },
    },
  },
  'variation',
);

/**
 * Makes the browser render a section only when it comes near. Until then the section has about the size that it will
 * need; one that is much higher says so in --s.
 */
export const { lazy } = s;
