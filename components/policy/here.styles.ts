import { laptopScreen, numbered, sheet } from '../sheet.ts';

/** As many sections as can be marked in the contents; more still have their link. */
const MOST = 24;

const SUPPORTED = '@supports (timeline-scope: --s0)';

/**
 * Names each section for the styles: it is a timeline of that name, on which its link in the contents is marked. Without
 * scripts; browsers that cannot do it mark none.
 */
const names = numbered('policy/here', MOST, (index) => ({ '--here': `--s${index}` }));

/** Class of a section and of its link, by its place in the policy. */
export const hereOf = (index: number) => names[index];

export const here = sheet(
  'policy/here parts',
  {
    /** Holds both contents and sections. */
    scope: {
      [SUPPORTED]: { timelineScope: Array.from({ length: MOST }, (_, index) => `--s${index}`).join() },
    },
    /** In view while it is on the line at which one reads: low enough for a short section to which a link led. */
    section: { [SUPPORTED]: { viewTimeline: 'var(--here) block', viewTimelineInset: '20% 79.9%' } },
    link: {
      [SUPPORTED]: {
        [laptopScreen]: {
          // No movement, so it holds where less of that is asked for.
          animation: 'here 1s linear !important',
          animationTimeline: 'var(--here, none) !important',
          animationRange: 'cover !important',
        },
        '@keyframes here': {
          '0%, 100%': {
            background: 'var(--signal-3)',
            boxShadow: '-8px 0 var(--signal-3), -12px 0 var(--signal)',
          },
        },
      },
    },
  },
  'variation',
);
