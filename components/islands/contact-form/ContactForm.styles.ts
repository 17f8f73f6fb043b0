import { below, forced, from, motion, sheet } from '../../sheet.ts';

/** Gap within a field, and the height of a message of one line below it. */
const GAP = '.4rem';
const LINE = 'calc(1.35 * var(--fs-small))';
const field = { display: 'grid', minWidth: 0, '& label': { fontWeight: 700, marginBottom: GAP } } as const;
const message = {
  display: 'flex',
  gap: '.6rem',
  alignItems: 'start',
  padding: '.9rem 1rem .8rem',
  borderLeft: '6px solid',
  borderRadius: 4,
  fontWeight: 700,
  lineHeight: 1.4,
  // An email address in large letters is wider than a phone.
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: 1 },
} as const;
const bad = { ...message, color: 'var(--error)', background: 'var(--error-bg)' } as const;
/** A submit waits for React (client/inline/contact.ts). */
const HELD = '[data-wrong="0"]:not([data-failed], [data-ready]) > form';
const wholeRow = { gridColumn: '1 / -1' } as const;

export const contactForm = sheet('islands/contact-form/ContactForm', {
  form: {
    display: 'grid',
    // A one-line message fits between two fields, nearer to its own, so its appearance moves nothing.
    gap: `calc(${GAP} + ${LINE} + .75rem) 1.25rem`,
    alignItems: 'start',
    // Not as wide as the longest word, which in large letters is wider than the card.
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  /** Static, for React one element. Without scripts only words, because nothing could be sent. */
  fields: { display: 'contents', '@media (scripting: none)': { '& > :not(p)': { display: 'none' } } },
  field,
  wideField: { ...field, ...wholeRow },
  input: {
    width: '100%',
    minHeight: 52,
    // Its label remains visible when the form moves the focus back to it.
    scrollMarginTop: '3rem',
    // Overpass sits high in its line: a little more room above than below.
    padding: '.85rem .9rem .7rem',
    background: '#fff',
    border: '1.5px solid var(--ink)',
    borderRadius: 4,
    font: 'inherit',
    lineHeight: 1.4,
    color: 'inherit',
    'textarea&': { minHeight: 148, resize: 'vertical' },
    '&:hover': { borderColor: 'var(--ink)' },
    '&:focus': {
      outline: '3px solid var(--ink)',
      outlineOffset: -1.5,
      borderColor: 'var(--ink)',
      boxShadow: '0 0 0 5px var(--signal)',
    },
    '&[aria-invalid=true]': {
      border: '2px solid var(--error)',
      background: 'var(--error-field)',
      paddingBlock: 'calc(.85rem - .5px) calc(.7rem - .5px)',
    },
  },
  hint: { marginTop: GAP, fontSize: 'var(--fs-small)', lineHeight: 1.35, color: 'var(--ink-2)' },
  error: {
    display: 'flex',
    '&:empty': { display: 'none' },
    gap: '.45rem',
    alignItems: 'start',
    color: 'var(--error)',
    fontWeight: 600,
    fontSize: 'var(--fs-small)',
    lineHeight: 1.35,
    paddingTop: GAP,
    marginBottom: `calc(-1 * (${GAP} + ${LINE}))`,
    '&::before': {
      content: '"!" / ""',
      flex: 'none',
      width: 18,
      height: 18,
      borderRadius: 9,
      background: 'var(--error)',
      color: 'var(--surface)',
      fontWeight: 800,
      lineHeight: '20px',
      textAlign: 'center',
      [forced]: { border: '1px solid' },
    },
  },
  honeypot: { position: 'absolute', width: 1, height: 1, insetInlineStart: -9999, overflow: 'hidden' },
  consent: {
    ...wholeRow,
    fontSize: 'var(--fs-small)',
    lineHeight: 1.4,
    color: 'var(--ink-2)',
    maxWidth: '44em',
    '& a': { fontWeight: 600 },
  },
  action: { ...wholeRow, marginTop: 4 },
  submit: {
    display: 'inline-grid',
    maxWidth: '100%',
    [below.sm]: { width: '100%' },
    whiteSpace: 'normal',
    '& > span': {
      gridArea: '1 / 1',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '.6em',
    },
    '& > span + span': { visibility: 'hidden' },
    // The pointer is still over the clicked button: its hover color must not hide the state.
    [`&[aria-disabled=true]:is(*, :hover), ${HELD} &:is(*, :hover)`]: {
      background: 'var(--block)',
      color: 'var(--ink-2)',
      cursor: 'progress',
      '& > span': { visibility: 'hidden' },
      '& > span + span': { visibility: 'visible' },
      '& svg': { transform: 'none' },
    },
    [motion]: {
      '& > span + span svg': { animation: 'spin 1s linear infinite' },
      '@keyframes spin': { to: { rotate: '360deg' } },
    },
  },
  result: {
    ...wholeRow,
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
    '& > :not(a)': { width: '100%' },
    // The empty live region takes no space, and neither does the gap above it.
    '&:not(:has(p))': { position: 'absolute' },
    // Its space is reserved while the visitor's tap still explains a movement, not when the response arrives.
    [`${HELD} > &, form:has([aria-disabled=true]) > &`]: { position: 'static' },
    [`${HELD} > &, form:has([aria-disabled=true]) > &, &:has(p)`]: {
      minHeight: '8.5rem',
      alignContent: 'start',
    },
  },
  sent: { ...message, color: 'var(--success)', background: 'var(--success-bg)' },
  failed: bad,
  unsure: { ...message, background: 'var(--block)' },
  withoutScripts: {
    ...wholeRow,
    display: 'none',
    fontWeight: 600,
    '@media (scripting: none)': { display: 'block' },
  },
  /** Shown if the form's script failed to load, or a submit has waited too long; the loader marks the island. */
  notLoaded: {
    ...wholeRow,
    ...bad,
    display: 'none',
    '[data-failed] &': { display: 'flex' },
    // After a press it is in sight wherever the button was.
    '[data-wrong="0"] &': { position: 'fixed', inset: 'auto 8px 8px', margin: 'auto', maxWidth: '40rem' },
  },
});
