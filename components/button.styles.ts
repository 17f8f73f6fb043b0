import { edgeLine, sheet, tiny } from './sheet.ts';

/** A road sign: a plate with an edge line 3 px inside. For links and buttons alike. */
export const button = sheet(
  'button',
  {
    plate: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '.6em',
      minHeight: 52,
      // Overpass sits high in its line: a little more room above than below.
      padding: '.85rem 1.4rem .75rem',
      border: 0,
      borderRadius: 6,
      background: 'var(--signal)',
      color: 'var(--ink)',
      fontFamily: 'inherit',
      fontSize: '1.0625rem',
      fontWeight: 800,
      lineHeight: 1.1,
      textDecoration: 'none',
      cursor: 'pointer',
      position: 'relative',
      whiteSpace: 'nowrap',
      [tiny]: { whiteSpace: 'normal' },
      transition: 'background 120ms, transform 120ms',
      '&::after': {
        ...edgeLine,
        inset: 3,
        border: '1.5px solid currentColor',
        borderRadius: 4,
        pointerEvents: 'none',
      },
      '& svg': { flex: 'none', marginTop: -2, transition: 'transform 200ms var(--ease)' },
      '&:hover': { background: 'var(--signal-hover)' },
      '&:hover svg': { transform: 'translateX(4px)' },
      '&:active': { transform: 'translateY(1px)' },
    },
    ink: {
      background: 'var(--ink)',
      color: 'var(--paper)',
      '&:hover': { background: 'var(--ink-2)' },
    },
    plain: { background: 'var(--surface)', '&:hover': { background: '#fff' } },
    small: { minHeight: 44, padding: '.6rem 1.05rem .5rem', fontSize: '1rem' },
    /** A link in running text: orange line under bold words. */
    text: {
      display: 'inline-block',
      padding: '.6rem 1.75rem .5rem 0',
      fontWeight: 700,
      textDecoration: 'underline',
      textDecorationColor: 'var(--signal)',
      textDecorationThickness: 2,
      textUnderlineOffset: '.28em',
      // In the padding, so that it is behind the last word and never begins a line.
      '& svg': {
        display: 'inline',
        margin: '0 -26px -3px 6px',
        transition: 'transform 200ms var(--ease)',
      },
      '&:hover': { textDecorationColor: 'currentColor' },
      '&:hover svg': { transform: 'translateX(4px)' },
    },
    /** An icon on a dark ground, as large as a fingertip. */
    icon: {
      placeItems: 'center',
      width: 44,
      height: 44,
      flex: 'none',
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      display: 'inline-grid',
      // To copy needs a script.
      '@media (scripting: none)': { display: 'none' },
      '&:hover': { color: 'var(--yellow)' },
    },
  },
  'shared',
);
