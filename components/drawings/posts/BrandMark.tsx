export type Platform = keyof typeof marks;

/** The mark of a platform in one color, in a square of 24 units on a light ground. */
export function BrandMark({ platform }: { platform: Platform }) {
  return <g fill="var(--ink)">{marks[platform]}</g>;
}

const marks = {
  facebook: (
    <path
      fillRule="evenodd"
      d="M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6zM10.4 21.7h3.4v-7.4h2.5l.5-3.1h-3V9.5c0-1 .5-1.6 1.7-1.6h1.4V5.2c-.6-.1-1.3-.2-2-.2-2.7 0-4.5 1.6-4.5 4.3v1.9H7.6v3.1h2.8z"
    />
  ),
  instagram: (
    <>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.2">
        <rect x="3" y="3" width="18" height="18" rx="4.5" />
        <circle cx="12" cy="12" r="4.2" />
      </g>
      <circle cx="17" cy="7" r="1.4" />
    </>
  ),
  linkedin: (
    <path d="M4 9h3.6v11H4zM5.8 3.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM10 9h3.5v1.6c.7-1.2 1.9-1.9 3.3-1.9 2.7 0 4.2 1.7 4.2 4.8V20h-3.6v-5.8c0-1.5-.6-2.3-1.8-2.3s-2 .9-2 2.4V20H10z" />
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="9.8" />
      <path
        d="M12.4 8.9 9.5 20.6M8.5 13.7C5.6 9.6 8.8 5.9 12.5 5.9c3 0 5 2 5 4.7 0 2.9-1.8 5.2-4.1 5.2-1.2 0-2.1-.6-2.5-1.5"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  twitter: (
    <path d="M21.9 6.2c-.7.3-1.5.6-2.3.7.8-.5 1.5-1.3 1.8-2.2-.8.4-1.7.8-2.6 1a4.1 4.1 0 0 0-7 3.7A11.6 11.6 0 0 1 3.4 5.1a4.1 4.1 0 0 0 1.3 5.5c-.7 0-1.3-.2-1.9-.5 0 2 1.4 3.7 3.3 4.1-.6.2-1.2.2-1.8.1.5 1.6 2 2.8 3.8 2.8A8.2 8.2 0 0 1 2 18.8a11.6 11.6 0 0 0 17.8-10.3c.8-.6 1.5-1.4 2.1-2.3z" />
  ),
  youtube: (
    <path d="M21.5 7.5c-.2-1.2-1-2-2.2-2.2C17.5 5 12 5 12 5s-5.5 0-7.3.3C3.5 5.5 2.7 6.3 2.5 7.5 2.2 9 2.2 12 2.2 12s0 3 .3 4.5c.2 1.2 1 2 2.2 2.2 1.8.3 7.3.3 7.3.3s5.5 0 7.3-.3c1.2-.2 2-1 2.2-2.2.3-1.5.3-4.5.3-4.5s0-3-.3-4.5zM10 15.2V8.8l5.5 3.2z" />
  ),
};
