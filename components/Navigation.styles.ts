import { below, edgeLine, from, sheet, tiny } from './sheet.ts';

const hover = '@media (hover: hover)';

const mark = {
  content: '""',
  position: 'absolute',
  insetInline: 'var(--pad)',
  bottom: 5,
  // Forced colors keep a border, but not a background.
  borderBottom: '4px solid var(--signal)',
} as const;

export const menu = sheet('Navigation', {
  wide: { display: 'none', [from.lg]: { display: 'block' } },
  list: { display: 'flex', flexWrap: 'wrap' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '.3em',
    minHeight: 44,
    '--pad': 'min(.9em, .86vw)',
    padding: '4px var(--pad) 0',
    borderRadius: 4,
    fontWeight: 600,
    // The second limit keeps the list on the screen when only the text is enlarged.
    fontSize: 'min(1rem, 1.5625vw)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    position: 'relative',
    '&:hover': { background: 'var(--block)' },
    '&[aria-current]::after': mark,
  },
  /** The Services entry while one of its pages is shown. */
  within: { '&::after': mark },
  dropdown: {
    position: 'relative',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    // As high as the header, so that the pointer does not leave it on its way into the list.
    paddingBlock: 18,
    marginBlock: -18,
    // Hover opens the list after 100 ms (section 9 of the specification), a click at once. A second click or Escape
    // closes it: the summary then has the focus.
    [hover]: {
      '&:hover:not(:has(summary:focus))::details-content': {
        contentVisibility: 'visible',
        transition: 'content-visibility 0s 100ms allow-discrete',
      },
    },
  },
  /** Its list would leave the screen: it ends where the header does. */
  atEnd: { position: 'static', '& > ul': { left: 'auto', right: 'var(--edge)' } },
  drawer: {
    position: 'absolute',
    // Hangs from the header's rule.
    top: '100%',
    left: -24,
    width: 700,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: '0 0 6px 6px',
    // With many services, the part that does not fit below the header scrolls.
    maxHeight: 'calc(100vh - 90px)',
    overflow: 'auto',
    '& li': { borderBottom: '1px solid var(--line)' },
    '& li:nth-of-type(odd)': { borderRight: '1px solid var(--line)' },
    '& li:nth-last-of-type(-n + 2)': { borderBottom: 0 },
  },
  service: {
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    columnGap: '.9rem',
    alignContent: 'center',
    height: '100%',
    minHeight: 86,
    padding: '.95rem 1.1rem .85rem',
    textDecoration: 'none',
    lineHeight: 1.2,
    '&:hover, &:focus-visible': { background: 'var(--signal-3)' },
    '&:focus-visible': { outlineOffset: -4 },
    // In forced colors only the line remains.
    '&[aria-current]': { background: 'var(--block)', textDecoration: 'underline' },
    '& b': { fontWeight: 800, fontSize: '1.125rem', paddingTop: 3 },
    '& small': { fontSize: '.9375rem', lineHeight: 1.3, color: 'var(--ink-2)', marginTop: 2 },
  },
  plate: {
    gridRow: '1 / 3',
    width: 48,
    height: 48,
    borderRadius: 9,
    forcedColorAdjust: 'none',
    background: 'var(--tint)',
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    '&::after': { ...edgeLine, inset: 3, border: '1.5px solid var(--ink)', borderRadius: 6 },
  },
  cta: {
    display: 'none',
    [from.lg]: { display: 'inline-flex', fontSize: 'min(1rem, 1.5625vw)', paddingInline: '1.05em' },
  },
  narrow: { [from.lg]: { display: 'none' } },
  toggle: {
    display: 'grid',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px min(14px, 3.6vw) 0',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    fontWeight: 700,
    fontSize: 'min(1rem, 7vw)',
    lineHeight: 1,
    // Both texts in one place, so that the button's width does not change.
    '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: '.5rem' },
    '& svg': { marginTop: -3, [tiny]: { display: 'none' } },
    'details:not([open]) > & > span + span, details[open] > & > span:first-of-type': { visibility: 'hidden' },
  },
  screen: {
    position: 'fixed',
    inset: 'calc(var(--header) + 1px) 0 0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'var(--paper)',
    // The page behind does not scroll while the menu covers it, with or without scripts.
    [below.lg]: { 'html:has(details[open] > &)': { overflow: 'hidden' } },
  },
  band: { background: 'var(--tint)', borderBottom: '2px solid var(--ink)' },
  bandLink: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 68,
    padding: '6px var(--gutter) 0',
    fontWeight: 800,
    fontSize: '1.875rem',
    letterSpacing: '-.03em',
    lineHeight: 1.1,
    textDecoration: 'none',
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: 4,
      textUnderlineOffset: '.2em',
    },
    '&:focus-visible': { outlineOffset: -5 },
  },
  bandServices: {
    '&[open]': { paddingBottom: 12 },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
  bandList: {
    paddingInline: 'var(--gutter)',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 46,
      paddingTop: 4,
      borderTop: '1px solid var(--ink)',
      fontWeight: 600,
      fontSize: '1.125rem',
      textDecoration: 'none',
    },
    '& a[aria-current]': { fontWeight: 800 },
  },
});
