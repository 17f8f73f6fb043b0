import { sheet } from '../sheet.ts';

/** What the blocks of the listing page have in common. */
export const block = sheet(
  'gmb/block',
  {
    lead: { maxWidth: '30em', marginTop: 'clamp(.75rem, 3vw, 1.25rem)' },
  },
  'shared',
);
