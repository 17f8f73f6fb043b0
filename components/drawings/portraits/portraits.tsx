import { Portrait } from './Portrait.tsx';

/** Chin-length hair with a fringe. */
const bob = (
  <Portrait
    ground="wood"
    skin="signal-3"
    top="signal"
    back={<path d="M62 148C50 60 76 28 120 28s70 32 58 120c-30 12-86 12-116 0z" fill="var(--ink-2)" />}
    front={
      <path
        d="M75 96c-1-34 18-54 45-54s46 20 45 54c-8-4-13-12-15-24-20 12-44 12-60 0-2 12-7 20-15 24z"
        fill="var(--ink-2)"
      />
    }
    collar={<path d="M97 174 120 204 143 174" fill="none" />}
  />
);

/** Short hair, glasses and a beard. */
const beard = (
  <Portrait
    ground="water"
    skin="signal-2"
    top="yellow"
    front={
      <>
        <path
          d="M76 100c2 48 22 64 44 64s42-16 44-64c-7 14-10 18-20 20-12-5-36-5-48 0-10-2-13-6-20-20z"
          fill="var(--signal-deep)"
        />
        <path d="M106 136c8 8 20 8 28 0" fill="var(--surface)" strokeWidth="3.5" />
        <path
          d="M74 92c-8-44 16-62 48-60 34 2 50 24 44 60-6-8-10-16-12-28-24 6-48 4-62-4-10 8-14 20-18 32z"
          fill="var(--signal-deep)"
        />
        <Glasses />
      </>
    }
    collar={<path d="M97 174l-7 18 30 18 30-18-7-18" fill="var(--surface)" />}
  />
);

/** Cropped dark hair. */
const crop = (
  <Portrait
    ground="yellow"
    skin="signal-2-deep"
    top="water"
    front={
      <path
        d="M75 94c-8-46 16-64 45-64s53 18 45 64c-5-10-8-18-9-28-22-8-50-8-72 0-1 10-4 18-9 28z"
        fill="var(--ink)"
      />
    }
    collar={<path d="M94 176c4 30 48 30 52 0" fill="none" />}
  />
);

/** Curls to the shoulders. */
const curls = (
  <Portrait
    ground="signal-3"
    skin="signal-2"
    top="pine"
    back={
      <path
        d="M120 22c16-8 34-2 40 12 18 2 28 18 24 34 14 10 14 30 2 40 8 16 2 32-14 38-4 16-20 22-34 16h-36c-14 6-30 0-34-16-16-6-22-22-14-38-12-10-12-30 2-40-4-16 6-32 24-34 6-14 24-20 40-12z"
        fill="var(--ink)"
      />
    }
    front={
      <path
        d="M74 98c-4-14 2-20 8-24-2-12 8-20 18-18 6-8 16-10 22-4 10-4 18 0 22 6 10 0 18 8 16 18 6 4 10 12 6 22 4-46-16-60-46-60S70 52 74 98z"
        fill="var(--ink)"
      />
    }
  />
);

/** Hair tied up in a bun. */
const bun = (
  <Portrait
    ground="signal-2"
    skin="signal-3"
    top="wood"
    back={<circle cx="120" cy="38" r="20" fill="var(--yellow)" />}
    front={
      <>
        <path
          d="M75 96c-6-44 16-60 45-60s51 16 45 60c-10-8-16-18-18-32-10 8-36 14-52 6-2 10-10 20-20 26z"
          fill="var(--yellow)"
        />
        <path d="M75 116v10M165 116v10" strokeWidth="6" />
      </>
    }
    collar={<path d="M97 174l-9 30 32 8 32-8-9-30" fill="var(--surface)" />}
  />
);

/** Gray hair, combed to the side, and glasses. */
const gray = (
  <Portrait
    ground="block"
    skin="signal-3"
    top="ink-2"
    front={
      <>
        <path
          d="M75 96c-8-40 8-64 43-64 36 0 54 22 47 64-8-8-12-16-13-30-26 2-44-2-54-10-4 14-12 26-23 40z"
          fill="var(--line)"
        />
        <Glasses />
      </>
    }
    collar={<path d="M97 174l-11 14 34 40 34-40-11-14" fill="var(--surface)" />}
  />
);

function Glasses() {
  return (
    <g fill="none" strokeWidth="3.5">
      <circle cx="102" cy="102" r="14" />
      <circle cx="138" cy="102" r="14" />
      <path d="M116 100c3-3 5-3 8 0M88 100l-11-3M152 100l11-3" />
    </g>
  );
}

/** Invented faces, for people without a photograph. */
export const portraits = { bob, beard, crop, curls, bun, gray };
