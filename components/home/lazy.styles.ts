import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('home/lazy', {
  lazy: {
    contentVisibility: 'auto',
    // What sticks out of such a section is cut off, so enlarged words break instead.
    overflowWrap: 'break-word',
    containIntrinsicHeight: 'auto var(--s)',
    [from.sm]: { containIntrinsicHeight: 'auto var(--m)' },
    [from.lg]: { containIntrinsicHeight: 'auto var(--l)' },
    // Above the aim of a jump the true heights are needed, or the jump would end beside it.
    '&:has(~ :target)': { contentVisibility: 'visible' },
    '@media print': { contentVisibility: 'visible' },
  },
});

const room = (phone: number, tablet: number, desktop: number) => ({
  '--s': `${phone}px`,
  '--m': `${tablet}px`,
  '--l': `${desktop}px`,
});

/** Heights of the sections' contents, without padding, at 390, 768 and 1440 px. */
const rooms = sheet('home/lazy rooms', {
  overview: room(841, 744, 746),
  stats: room(457, 324, 449),
  whyChooseUs: room(739, 606, 587),
  expertise: room(1192, 1372, 1090),
  ranking: room(730, 821, 494),
  audit: room(1142, 977, 659),
  letsTalk: room(225, 270, 349),
});

/**
 * Has the browser draw a section only when it comes near. Until then the section keeps about the room
 * that it will need.
 */
export const lazy = (section: keyof typeof rooms) => cx(s.lazy, rooms[section]);
