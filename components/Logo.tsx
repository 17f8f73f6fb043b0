import { from, sheet, tiny } from './sheet.ts';

const s = sheet('Logo', {
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.55rem',
    minHeight: 44,
    fontWeight: 800,
    fontSize: 'min(1.5rem, 8.6vw)',
    [from.lg]: { fontSize: 'min(1.5rem, 2.35vw)' },
    letterSpacing: '-.03em',
    lineHeight: 1,
    textDecoration: 'none',
    '& span': { paddingTop: 3 },
    [tiny]: { fontSize: '1.125rem', gap: 8 },
  },
});

/** The agency's name beside its sign, linked to the home page. */
export function Logo({ agency }: { agency: string }) {
  return (
    <a className={s.logo} href="/">
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="1" y="1" width="30" height="30" rx="6" fill="#FF661C" />
        <rect x="4" y="4" width="24" height="24" rx="3.5" fill="none" stroke="#0E2219" strokeWidth="1.5" />
        <path
          d="M10.5 23V10l11 12.5V9"
          fill="none"
          stroke="#0E2219"
          strokeWidth="3.4"
          strokeLinejoin="bevel"
        />
      </svg>
      <span>{agency}</span>
    </a>
  );
}
