import { sheet } from '../sheet.ts';

/** What the blocks of the listing page have in common. */
export const block = sheet(
  'gmb/block',
  {
    block: { paddingBlock: 'var(--rule)' },
    ruled: { borderTop: '1.5px solid var(--ink)' },
    // The second bound keeps long words whole on a phone with larger text.
    heading: { fontSize: 'min(clamp(2rem, 1.45rem + 2.1vw, 3.25rem), 13vw)' },
    lead: { marginTop: 'clamp(.75rem, 2.4vw, 1.25rem)', maxWidth: '32em' },
  },
  'shared',
);
