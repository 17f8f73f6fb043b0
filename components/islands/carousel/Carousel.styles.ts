import { below, edgeLine, forced, from, sheet } from '../../sheet.ts';

const noScripts = '@media (scripting: none)';

export const carousel = sheet('islands/carousel/Carousel', {
  // On a phone, the position is below the slides.
  frame: { [below.md]: { paddingBottom: 36, position: 'relative' } },
  /** Position and buttons, which are useless without scripts. */
  bar: {
    paddingBlock: 16,
    justifyContent: 'flex-end',
    display: 'flex',
    gap: '1rem',
    alignItems: 'center',
    '& p': {
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      [below.md]: { left: 0, bottom: 0, position: 'absolute' },
    },
    [noScripts]: { visibility: 'hidden' },
  },
  buttons: { gap: 8, display: 'flex' },
  button: {
    border: 0,
    position: 'relative',
    placeItems: 'center',
    height: 52,
    width: 56,
    display: 'grid',
    cursor: 'pointer',
    borderRadius: 6,
    background: 'var(--signal)',
    color: 'var(--ink)',
    '&::after': { ...edgeLine, inset: 3, border: '1.5px solid currentColor', borderRadius: 4 },
    [from.lg]: { '&:hover': { background: 'var(--signal-hover)' } },
    '&[aria-disabled=true]': {
      color: 'var(--control-off)',
      background: 'var(--block)',
    },
    [forced]: { border: '1.5px solid', '&[aria-disabled=true]': { color: 'GrayText' } },
  },
  track: {
    // Borders are whole where widths are rounded.
    paddingInline: 1,
    gridAutoFlow: 'column',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    display: 'grid',
    gap: 16,
    scrollSnapType: 'x mandatory',
    gridAutoColumns: '100%',
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
    cursor: 'pointer',
    width: '100%',
    touchAction: 'pan-y',
    marginTop: 4,
    fill: 'currentColor',
    [noScripts]: { display: 'none' },
  },
  /** Until the list is measured: the number of slides that this width shows. */
  unmeasured: { [from.md]: { width: 2 }, [from.lg]: { width: 3 } },
  pair: { [from.md]: { width: 2 } },
  one: { [from.md]: { display: 'none' } },
  two: { display: 'none', [from.md]: { display: 'inline' }, [from.lg]: { display: 'none' } },
  three: { display: 'none', [from.lg]: { display: 'inline' } },
});
