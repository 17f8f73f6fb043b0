const line = { stroke: 'var(--ink)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

/** A loaf with its cuts, around 0, 0 and 24 wide. */
export function Loaf({ scale = 1 }: { scale?: number }) {
  return (
    <g {...line} transform={scale === 1 ? undefined : `scale(${scale})`} strokeWidth={1.5 / scale}>
      <path d="M-12 2C-12-5-7-7 0-7S12-5 12 2C12 6 8 6.5 0 6.5S-12 6-12 2z" fill="var(--signal-2)" />
      <path d="M-7-4.5q4 2 4 6M-1-5.5q4 2 4 6M5-5q4 2 4 6" fill="none" strokeLinecap="round" />
    </g>
  );
}

/** A layer cake on its stand, around 0, 0 and 96 wide. */
export function Cake() {
  return (
    <g {...line}>
      <path d="M-8 50h16v12H-8zM-26 62h52v5h-52z" fill="var(--surface)" />
      <path d="M-38 44V6h76v38z" fill="var(--signal-2)" />
      <path d="M-38 24h76v8h-76z" fill="var(--surface)" />
      <path
        d="M-38 6v-8h76v8c0 8-10 8-10 0 0 12-12 12-12 0 0 6-10 6-10 0 0 14-12 14-12 0 0 8-10 8-10 0 0 10-12 10-22 0z"
        fill="var(--surface)"
      />
      <path d="M-48 44h96c0 5-3 7-8 7h-80c-5 0-8-2-8-7z" fill="var(--surface)" />
      <path d="M0-2c-9-6-9-16 0-22 9 6 9 16 0 22z" fill="var(--success)" />
    </g>
  );
}

/** A cup of coffee, around 0, 0. */
export function Cup() {
  return (
    <g {...line} fill="none">
      <path d="M24-6h8a11 11 0 0 1 0 22h-12" strokeWidth="6" />
      <path d="M-30-12h56v22a20 20 0 0 1-20 20h-16a20 20 0 0 1-20-20z" fill="var(--surface)" />
      <path d="M-14-22c-6-8 6-10 0-20M4-22c-6-8 6-10 0-20" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

/** Cookies with their chips, around 0, 0. */
export function Cookies() {
  return (
    <g {...line}>
      <circle cx="26" cy="2" r="27" fill="var(--signal-2)" />
      <circle cx="-20" cy="6" r="30" fill="var(--signal-2)" />
      <path
        d="M-34-6h.01M-22-14h.01M-8-4h.01M-20 4h.01M18-12h.01M36-4h.01M26 4h.01"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  );
}
