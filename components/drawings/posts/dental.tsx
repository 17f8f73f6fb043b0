/** Pictures of a dental practice, each around 0, 0 in a square of 84 units; the caller sets the line. */

/** A tooth. */
export function Tooth() {
  return (
    <path
      d="M0-18c7-7 25-9 25 8 0 13-8 17-9 29-1 10-9 10-11 0C4 10 3 7 0 7s-4 3-5 12c-2 10-10 10-11 0-1-12-9-16-9-29 0-17 18-15 25-8z"
      fill="var(--surface)"
    />
  );
}

/** A toothbrush. */
export function Toothbrush() {
  return (
    <g transform="rotate(-38)">
      <path d="M-34-5h48v8h-48a4 4 0 0 1 0-8z" fill="var(--surface)" />
      <path d="M12-5h26a3 3 0 0 1 3 3v5H12z" fill="var(--pine)" />
      <path d="M15-16h23v11H15zM21-16v11M27-16v11M33-16v11" fill="var(--surface)" />
    </g>
  );
}

/** A lighthouse. */
export function Lighthouse() {
  return (
    <>
      <path d="M-42 22c10-7 18 6 28 0s18 6 28 0 18 6 28 0v20h-84z" fill="var(--pine-2)" />
      <path d="M-9 22-6-12H6L9 22z" fill="var(--surface)" />
      <path d="M-7.7 8H7.7M-6.7-3H6.7" strokeWidth="5" />
      <path d="M-5-12v-10H5v10zM-8-22 0-31l8 9z" fill="var(--yellow)" />
      <path d="M10-19l20-6M10-15l20 5M-10-19l-20-6M-10-15l-20 5" fill="none" />
    </>
  );
}

/** An apple with a leaf. */
export function Apple() {
  return (
    <>
      <path
        d="M0-12c8-7 25-4 25 12C25 17 12 30 5 28c-3-1-7-1-10 0-7 2-20-11-20-28 0-16 17-19 25-12z"
        fill="var(--success)"
      />
      <path d="M0-12c0-8 2-13 7-17" fill="none" />
      <path
        d="M-15-3c-4 6-3 13 0 18"
        fill="none"
        stroke="var(--success-bg)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** A dentist with a mask. */
export function Dentist() {
  return (
    <>
      <path d="M-32 42c0-22 12-28 32-28s32 6 32 28z" fill="var(--surface)" />
      <path d="M-17-12C-20-38 20-38 17-12 17 2 8 10 0 10s-17-8-17-22z" fill="var(--signal-3)" />
      <path d="M-17-10C-26-42 26-42 17-10 13-22 2-16-6-23c0 6-8 6-11 13z" fill="var(--ink)" />
      <path d="M-8-2H8C8 7-8 7-8-2z" fill="var(--surface)" />
    </>
  );
}
