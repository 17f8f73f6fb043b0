import { sheet } from '../sheet.ts';

/** One of the words that change the map: a radio button over its label. */
export const choice = sheet('home/choice', {
  one: {
    position: 'relative',
    placeItems: 'center',
    display: 'grid',
    textUnderlineOffset: '.3em',
    borderRadius: 26,
    fontWeight: 700,
    padding: '4px .5em 0',
    minHeight: 40,
    textDecoration: 'underline dotted',
    '&:hover': { background: 'var(--signal-3)' },
    '&:has(:checked)': { background: 'var(--yellow)', textDecoration: 'none' },
    '& input': {
      position: 'absolute',
      inset: '-3px 0',
      borderRadius: 'inherit',
      cursor: 'pointer',
      margin: 0,
      appearance: 'none',
    },
  },
});
