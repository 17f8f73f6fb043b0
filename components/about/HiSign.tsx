import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { edgeLine, sheet } from '../sheet.ts';

const s = sheet('about/HiSign', {
  section: { paddingBottom: 'var(--section)' },
  text: { marginBottom: 24, maxWidth: '32em' },
  sign: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '.08em',
    position: 'relative',
    // Overpass sits high in its line: slightly more space above than below.
    paddingBlock: 'clamp(1.75rem, .6rem + 4.6vw, 4.75rem) clamp(1.3rem, .4rem + 4vw, 4.1rem)',
    paddingInline: 'min(clamp(1.5rem, .6rem + 4vw, 5rem), 6.5vw)',
    borderRadius: 'clamp(12px, 2vw, 24px)',
    background: 'var(--signal)',
    // Some 200 px on a desktop. The second limit fits two words and the arrow on a phone, even with larger text.
    fontSize: 'min(clamp(4.5rem, 1.8rem + 12vw, 13rem), 18.5vw)',
    fontWeight: 800,
    lineHeight: 0.86,
    letterSpacing: '-.055em',
    textDecoration: 'none',
    transition: 'background 120ms',
    '&::after': {
      ...edgeLine,
      inset: 'clamp(6px, .9vw, 12px)',
      border: 'clamp(3px, .42vw, 6px) solid var(--ink)',
      borderRadius: 'clamp(8px, 1.4vw, 16px)',
      pointerEvents: 'none',
    },
    '& svg': {
      flex: 'none',
      width: '.86em',
      height: '.72em',
      marginTop: '-.08em',
      transition: 'transform 200ms var(--ease)',
    },
    '&:hover': { background: 'var(--signal-hover)' },
    '&:hover svg': { transform: 'translateX(.06em)' },
  },
});

/** The page ends with a real road sign, which links to the contact page. */
export function HiSign({ title, text }: { title: string; text: string }) {
  return (
    <div className={cx(base.wrap, s.section)}>
      <p className={cx(base.lead, s.text)}>{text}</p>
      <a className={s.sign} href="/contact-us/">
        {title}
        <svg viewBox="0 0 120 100" fill="none" stroke="currentColor" strokeWidth="17" aria-hidden="true">
          <path d="M4 50h104M66 6l44 44-44 44" />
        </svg>
      </a>
    </div>
  );
}
