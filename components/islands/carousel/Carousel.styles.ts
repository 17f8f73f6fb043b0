import { below, forced, from, sheet } from '../../sheet.ts';

const noScripts = '@media (scripting: none)';

export const carousel = sheet('islands/carousel/Carousel', {
  // On a phone, the position is below the slides.
  frame: { [below.md]: { position: 'relative', paddingBottom: 36 } },
  /** Position and buttons, which are useless without scripts. */
  bar: {
    display: 'flex',
    paddingBlock: 16,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1rem',
    '& p': {
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      [below.md]: { position: 'absolute', bottom: 0, left: 0 },
    },
    [noScripts]: { visibility: 'hidden' },
  },
  buttons: { display: 'flex', gap: 8 },
  button: {
    border: 0,
    position: 'relative',
    height: 52,
    placeItems: 'center',
    width: 56,
    display: 'grid',
    cursor: 'pointer',
    borderRadius: 6,
    background: 'var(--signal)',
    color: 'var(--ink)',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 3,
      border: '1.5px solid currentColor',
      borderRadius: 4,
    },
    [from.lg]: { '&:hover': { background: 'var(--signal-hover)' } },
    '&[aria-disabled=true]': {
      background: 'var(--block)',
      color: 'var(--control-off)',
    },
    [forced]: { border: '1.5px solid', '&[aria-disabled=true]': { color: 'GrayText' } },
  },
  track: {
    gridAutoFlow: 'column',
    overflowX: 'auto',
    gridAutoColumns: '100%',
    scrollbarWidth: 'none',
    display: 'grid',
    gap: 16,
    scrollSnapType: 'x mandatory',
    // Borders are whole where widths are rounded.
    paddingInline: 1,
    scrollPaddingInline: 1,
    overscrollBehaviorX: 'contain',
    [from.md]: { gridAutoColumns: 'calc((100% - 16px) / 2)' },
    [from.lg]: { gridAutoColumns: 'calc((100% - 32px) / 3)' },
    '& > *': { scrollSnapAlign: 'start' },
    // The scroll bar is then the only hint that there is more.
    [noScripts]: { scrollbarWidth: 'auto', paddingBottom: 12 },
  },
  progress: {
    height: 36,
    width: '100%',
    cursor: 'pointer',
    touchAction: 'pan-y',
    marginTop: 4,
    fill: 'currentColor',
    [noScripts]: { display: 'none' },
  },
  /** Until the list is measured: the number of slides that this width shows. */
  unmeasured: { [from.md]: { width: 2 }, [from.lg]: { width: 3 } },
  one: { [from.md]: { display: 'none' } },
  two: { display: 'none', [from.md]: { display: 'inline' }, [from.lg]: { display: 'none' } },
  three: { display: 'none', [from.lg]: { display: 'inline' } },
});
