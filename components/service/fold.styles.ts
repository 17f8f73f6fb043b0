import { below, from, sheet } from '../sheet.ts';

/**
 * A card that is folded on phones: a row with a small picture and a title, which opens. Elsewhere all of it shows. The
 * disclosure is beside the words, not around them: closed, it could not show them on other screens.
 */
export const fold = sheet(
  'service/fold',
  {
    card: {
      [from.sm]: { '& details': { display: 'none' } },
      [below.sm]: {
        '&&': { position: 'relative', flexDirection: 'row', alignItems: 'start', paddingBlock: '9px' },
        '& > :first-child': { flex: 'none' },
        '& > img, & > picture img': {
          // All of a drawing, and the middle of a photograph.
          width: 104,
          maxHeight: 48,
          border: '1.5px solid',
          objectFit: 'cover',
        },
        '& h3': { fontSize: '1.1875rem', padding: '.85rem 0 .35rem' },
        '& h3:has(+ details)': { paddingRight: 36 },
        '& p': { lineHeight: 1.4, paddingBottom: 8 },
        '& a': { zIndex: 1, position: 'relative' },
        '&:has(details:not([open])) :is(p, a)': { display: 'none' },
        // All of the row opens it; not the text below it.
        '& summary': { position: 'absolute', inset: '0 0 auto', height: 62, outlineOffset: -5 },
        // A chevron.
        '& summary::after': {
          content: '""',
          border: 'solid',
          position: 'absolute',
          top: 24,
          right: 'calc(var(--gutter) + 4px)',
          padding: 5,
          borderWidth: '0 2.5px 2.5px 0',
          rotate: '45deg',
        },
        '& [open] summary::after': { rotate: '225deg', top: 29 },
      },
    },
  },
  'variation',
);
