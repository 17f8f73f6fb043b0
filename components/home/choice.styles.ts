import { sheet } from '../sheet.ts';

/** One of the words that change the map: a radio button over its label. */
export const choice = sheet('home/choice', {
  one: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    textUnderlineOffset: '.3em',
    borderRadius: 26,
    fontWeight: 700,
    padding: '4px .5em 0',
    minHeight: 40,
    textDecoration: 'underline dotted',
    '&:hover': { background: 'var(--signal-3)' },
    '&:has(:checked)': { textDecoration: 'none', background: 'var(--yellow)' },
    '& input': {
      position: 'absolute',
      inset: '-3px 0',
      cursor: 'pointer',
      appearance: 'none',
      margin: 0,
      borderRadius: 'inherit',
    },
  },
});
