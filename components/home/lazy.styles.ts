import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('home/lazy', {
  lazy: {
    contentVisibility: 'auto',
    position: 'relative',
    // Overflowing content of such a section is cut off, so enlarged words break instead.
    overflowWrap: 'break-word',
    containIntrinsicHeight: 'auto var(--s)',
    [from.lg]: { containIntrinsicHeight: 'auto var(--l)' },
    // Above the target of a jump the true heights are needed, otherwise the jump would end beside it.
    '&:has(~ :target)': { contentVisibility: 'visible' },
    '@media print': { contentVisibility: 'visible' },
  },
});

const room = (narrow: number, wide: number) => ({ '--s': `${narrow}px`, '--l': `${wide}px` });

/** Heights of the sections' contents, without padding, at 390 and 1440 px. */
const rooms = sheet('home/lazy rooms', {
  overview: room(1177, 727),
  stats: room(441, 588),
  whyChooseUs: room(807, 414),
  expertise: room(1192, 1126),
  ranking: room(730, 494),
  audit: room(1142, 659),
  letsTalk: room(225, 349),
});

/**
 * Makes the browser render a section only when it comes near. Until then the section has about the size that it will
 * need.
 */
export const lazy = (section: keyof typeof rooms) => cx(s.lazy, rooms[section]);
