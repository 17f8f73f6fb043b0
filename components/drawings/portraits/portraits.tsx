import { Eyes, Portrait } from './Portrait.tsx';

/** An oval face, and chin-length hair parted at the side. */
const bob = () => (
  <Portrait
    ground="wood"
    skin="signal-3"
    top="signal"
    head="M78 94c0-62 84-62 84 0 0 44-18 74-42 74s-42-30-42-74z"
    back={<path d="M60 158C46 66 74 26 122 26s74 40 58 132c-26 10-94 10-120 0z" fill="var(--ink-2)" />}
    collar={<path d="M96 178l24 30 24-30" />}
  >
    <Eyes y={106} apart={18} size={4} />
    <path
      d="M93 94c4-4 10-4 15-1M132 93c5-3 11-3 15 1M120 110l-5 16h7M108 142c8 6 16 6 24 0"
      strokeWidth="3.5"
    />
    <path
      d="M76 104c-4-40 14-64 46-64 30 0 46 24 42 64-12-8-34-22-46-44-8 20-24 36-42 44z"
      fill="var(--ink-2)"
    />
    <circle cx="74" cy="144" r="6" fill="var(--yellow)" strokeWidth="3" />
    <circle cx="166" cy="144" r="6" fill="var(--yellow)" strokeWidth="3" />
  </Portrait>
);

/** A broad head under a knit cap, and a full beard. */
const beard = () => (
  <Portrait
    ground="water"
    skin="signal-3"
    top="pine"
    head="M66 92c0-56 108-56 108 0v34c0 34-24 48-54 48s-54-14-54-48z"
  >
    <path
      d="M64 106c2 66 20 100 56 100s54-34 56-100c-8 12-14 18-26 20-18-8-42-8-60 0-12-2-18-8-26-20z"
      fill="var(--signal-deep)"
    />
    <path d="M104 142c10 8 22 8 32 0z" fill="var(--surface)" strokeWidth="3" />
    <Eyes y={104} apart={22} />
    <path d="M88 93l18 2M152 93l-18 2M120 102c-8 12-10 18 0 20 6 1 10-2 10-6" strokeWidth="3.5" />
    <path d="M62 74c0-70 116-70 116 0z" fill="var(--yellow)" />
    <path
      d="M56 66h128v22H56zM80 68v18m20-18v18m20-18v18m20-18v18m20-18v18"
      fill="var(--yellow)"
      strokeWidth="3.5"
    />
    <circle cx="120" cy="20" r="11" fill="var(--yellow)" />
  </Portrait>
);

/** A long face with a wide grin, round glasses, and dark hair cut flat. */
const crop = () => (
  <Portrait
    ground="yellow"
    skin="signal-2-deep"
    top="surface"
    head="M82 78c0-46 76-46 76 0v52c0 28-16 46-38 46s-38-18-38-46z"
    collar={<path d="M96 178l-14 12 30 30 8-16 8 16 30-30-14-12" fill="var(--water)" />}
  >
    <path d="M82 102c-16-6-16 26 0 22zM158 102c16-6 16 26 0 22z" fill="var(--signal-2-deep)" />
    <path d="M80 90V44c0-14 80-14 80 0v46c-6-6-8-12-8-20-16-6-48-6-64 0 0 8-2 14-8 20z" fill="var(--ink)" />
    <Eyes y={108} apart={17} size={4} />
    <g strokeWidth="3.5">
      <circle cx="103" cy="108" r="14" />
      <circle cx="137" cy="108" r="14" />
      <path d="M117 106h6M120 116c-4 10-4 14 4 14" />
      <path d="M102 144h36c-2 20-34 20-36 0z" fill="var(--surface)" />
    </g>
  </Portrait>
);

/** A round, laughing face among curls. */
const curls = () => (
  <Portrait
    ground="signal-3"
    skin="signal-2"
    top="pine"
    head="M68 106c0-66 104-66 104 0 0 42-24 64-52 64s-52-22-52-64z"
    back={
      <path
        d="M120 20c18-10 38-2 44 14 20 2 32 20 26 38 16 12 16 34 2 46 8 18 0 36-16 42-4 18-22 24-38 18h-36c-16 6-34 0-38-18-16-6-24-24-16-42-14-12-14-34 2-46-6-18 6-36 26-38 6-16 26-24 44-14z"
        fill="var(--ink)"
      />
    }
    collar={<path d="M92 182c10 26 46 26 56 0" />}
  >
    <path
      d="M66 102c-2-16 4-22 12-24-2-14 8-22 20-20 6-10 16-10 22-4 6-6 18-6 24 4 10-2 20 6 18 20 8 2 14 10 12 24 8-56-18-74-54-74s-62 18-54 74z"
      fill="var(--ink)"
    />
    <g strokeWidth="3.5">
      <path d="M89 108c4-9 15-9 19 0M132 108c4-9 15-9 19 0M116 118c0 6 8 6 8 0" />
      <path d="M96 130h48c-2 32-46 32-48 0z" fill="var(--surface)" />
      <circle cx="66" cy="142" r="11" stroke="var(--yellow)" />
      <circle cx="174" cy="142" r="11" stroke="var(--yellow)" />
    </g>
  </Portrait>
);

/** A face from the side, and hair tied up in a bun. */
const bun = () => (
  <Portrait
    ground="signal-2"
    skin="signal-3"
    top="wood"
    head="M80 98c0-44 32-62 64-54 22 6 32 24 32 46l13 24-12 7c1 10 0 20-5 26-7 7-18 6-28 4-14 18-34 12-46-4-10-14-18-30-18-49z"
    back={<circle cx="62" cy="52" r="25" fill="var(--yellow)" />}
    collar={<path d="M94 178c4 34 52 34 54 2l-10 4-34-2z" fill="var(--signal)" />}
  >
    <circle cx="160" cy="100" r="4.5" fill="var(--ink)" stroke="none" />
    <path d="M150 88c6-5 13-5 18-1M176 136c-8 4-14 4-20 0" strokeWidth="3.5" />
    <path
      d="M175 74C168 28 80 22 70 88c-2 26 12 46 30 58-2-18 2-32 12-40 24-4 46-12 63-32z"
      fill="var(--yellow)"
    />
    <path d="M110 114c-2-16 20-16 16 2-2 8-10 10-14 6z" fill="var(--signal-3)" strokeWidth="3.5" />
  </Portrait>
);

/** A bald crown with gray hair at the sides, a mustache, and a bow tie. */
const gray = () => (
  <Portrait
    ground="block"
    skin="signal-3"
    top="ink-2"
    head="M72 88c0-66 96-66 96 0 0 20 6 30 6 46 0 26-26 42-54 42s-54-16-54-42c0-16 6-26 6-46z"
    collar={<path d="M94 178l-16 14 30 44h24l30-44-16-14" fill="var(--surface)" />}
  >
    <path
      d="M70 118c-22-8-24-44-4-54 8 8 10 22 10 34zM170 118c22-8 24-44 4-54-8 8-10 22-10 34z"
      fill="var(--line)"
    />
    <Eyes y={104} apart={19} size={4} />
    <g strokeWidth="3.5">
      <path d="M84 94h30v22H84zM126 94h30v22h-30zM114 100h12M104 58c10-3 22-3 32 0M108 70c8-2 16-2 24 0" />
      <path d="M120 116c-10 10-10 18 0 18s10-8 0-18" />
      <path d="M88 146c6-14 24-16 32-8 8-8 26-6 32 8-12 6-52 6-64 0z" fill="var(--line)" />
      <path d="M120 202l-24-12v24zM120 202l24-12v24z" fill="var(--signal)" />
    </g>
  </Portrait>
);

/** Invented faces, for people without a photograph. */
export const portraits = { bob, beard, crop, curls, bun, gray };
