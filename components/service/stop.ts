import type { CSSObject } from '@emotion/react';

/** The number of a stop, on a disc in the middle of its road. `--disc` is the width. */
export const disc: CSSObject = {
  position: 'absolute',
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'var(--disc)',
  height: 'var(--disc)',
  paddingTop: 4,
  border: '2px solid var(--ink)',
  borderRadius: '50%',
  background: 'var(--surface)',
  fontWeight: 800,
  lineHeight: 1,
};

/** The road from a button across to where it leads: the last part of a row. */
export const roadAcross: CSSObject = {
  content: '""',
  flex: 1,
  height: 12,
  background: 'var(--signal)',
  borderBlock: '2px solid var(--ink)',
};

/** The road from a stop down to the next one. */
export const roadDown: CSSObject = {
  content: '""',
  position: 'absolute',
  left: 'calc(var(--disc) / 2 - 6px)',
  width: 12,
  background: 'var(--signal)',
};
