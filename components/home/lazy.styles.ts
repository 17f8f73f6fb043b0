import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet(
  'home/lazy',
  {
    lazy: {
      contentVisibility: 'auto',
      position: 'relative',
      containIntrinsicHeight: 'auto var(--s)',
      [from.lg]: { containIntrinsicHeight: 'auto var(--l)' },
      // Above the target of a jump the true heights are needed, otherwise the jump would end beside it.
      '&:has(~ :target)': { contentVisibility: 'visible' },
      '@media print': { contentVisibility: 'visible' },
    },
  },
  'variation',
);

const room = (narrow: number, wide: number) => ({ '--s': `${narrow}px`, '--l': `${wide}px` });

/** Heights of the sections' contents, without padding, at 390 and 1440 px. */
const rooms = sheet(
  'home/lazy rooms',
  {
    overview: room(1119, 732),
    stats: room(492, 517),
    whyChooseUs: room(671, 482),
    expertise: room(1181, 1108),
    ranking: room(703, 494),
    audit: room(1140, 674),
    letsTalk: room(225, 266),
  },
  'variation',
);

/**
 * Makes the browser render a section only when it comes near. Until then the section has about the size that it will
 * need.
 */
export const lazy = (section: keyof typeof rooms) => cx(s.lazy, rooms[section]);
