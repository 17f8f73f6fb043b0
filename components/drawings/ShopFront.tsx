import { Words } from './parts/Words.tsx';

export const shopFront = { width: 480, height: 312 };

/** Where the sign ends, and the parts below it begin: share of the height, in percent. */
const SIGN = { top: 26, bottom: 55 };

/**
 * What a listing tells about a shop, in the order of its fields: the sign, and columns below it from left to right edge.
 * An example shows them one by one (components/service/ListingFields.tsx).
 */
const COLUMNS = [
  [278, 361],
  [213, 278],
  [114, 213],
  [16, 114],
  [361, 470],
] as const;

/** How to cut each of these parts from the drawing: values of `clip-path`. */
export const frontCuts = [
  `inset(${SIGN.top}% 0 ${100 - SIGN.bottom + 2}%)`,
  ...COLUMNS.map(([left, right]) => {
    const percent = (x: number) => `${Math.floor((100 * x) / shopFront.width)}%`;
    return `inset(${SIGN.bottom}% ${percent(shopFront.width - right)} 0 ${percent(left)})`;
  }),
];

/** The question marks of the blank front, on its dark parts and on dashed paper: middle and baseline. */
const QUESTIONS = {
  'var(--paper)': ['240 124', '319 250', '161 242', '68 242'],
  'var(--ink)': ['245 276', '414 272'],
};

export interface ShopFrontProps {
  /** What is sold, the hours, and this week's offer in two lines. Without them the front is blank. */
  signs?: { category: string; hours: string; offer: [string, string] };
}

/** The front of a bakery on its street, as far as the listing tells of it. The upper floor may be cut off. */
export function ShopFront({ signs }: ShopFrontProps) {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path d="M-2-2h484v304H-2z" fill="var(--signal-3)" />
      <path d="M-2 298h484v16H-2z" fill="var(--block)" />
      {[46, 196, 346].map((x) => (
        <path key={x} d={`M${x} 8h88v48H${x}zM${x + 44} 8v48`} fill="var(--water)" />
      ))}
      <path d="M-2 70h484v12H-2z" fill="var(--surface)" />
      <path d="M24 94h432v40H24z" fill="var(--pine)" />
      <path d="M24 190h180v72H24zM282 190h74v108h-74z" fill={signs ? 'var(--water)' : 'var(--ink-2)'} />
      {signs ? <Told {...signs} /> : <Untold />}
      <path d="M16 262h196v12H16zM114 190v72" fill="var(--surface)" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <path
          key={index}
          d={`M${15 + 50 * index} 146h50v34a25 13 0 0 1-50 0z`}
          fill={index % 2 ? 'var(--surface)' : 'var(--yellow)'}
        />
      ))}
    </g>
  );
}

function Untold() {
  return (
    <>
      <path d="M225 232h40v66h-40zM374 216h80v92h-80z" fill="var(--surface)" strokeDasharray="6 5" />
      {Object.entries(QUESTIONS).flatMap(([fill, places]) =>
        places.map((place) => (
          <g key={place} transform={`translate(${place})`}>
            <Words size={30} weight={800} at="middle" fill={fill}>
              ?
            </Words>
          </g>
        )),
      )}
    </>
  );
}

function Told({ category, hours, offer }: NonNullable<ShopFrontProps['signs']>) {
  return (
    <>
      <Words x={240} y={124} size={28} weight={800} at="middle" fill="var(--paper)">
        {category}
      </Words>
      {/* The window: bread on its shelf, and a cake of three tiers. */}
      <path d="M24 240h90v22H24z" fill="var(--wood)" />
      <path d={`${loaf(30)}${loaf(70)}`} fill="var(--signal-2)" />
      <path d="M38 230l7-7m5 7 7-7m28 7 7-7m5 7 7-7" fill="none" />
      <path d="M120 254h78v8h-78z" fill="var(--signal-3)" />
      <path d="M128 232h62v22h-62zM138 214h42v18h-42zM148 200h22v14h-22z" fill="var(--surface)" />
      <path d="M128 239h62M138 220h42" stroke="var(--signal)" strokeWidth="4" />
      <circle cx="159" cy="196" r="4" fill="var(--signal)" />
      {/* The door with its plate. */}
      <path d="M294 200h50v98h-50z" fill="var(--yellow)" />
      <path d="M304 222l15-14 15 14" fill="none" />
      <path d="M301 222h36q3 0 3 3v22q0 3-3 3h-36q-3 0-3-3v-22q0-3 3-3z" fill="var(--surface)" />
      <Words x={319} y={241} size={14} weight={800} at="middle">
        {hours}
      </Words>
      {/* Pumpkins on the step. */}
      <Pumpkin x={245} y={280} r={22} />
      <Pumpkin x={247} y={244} r={15} />
      <path d="M378 214h72l8 98h-88z" fill="var(--ink)" />
      <path d="M385 222h58l5 76h-68z" fill="var(--pine)" stroke="none" />
      {offer.map((line, index) => (
        <Words
          key={line}
          x={414}
          y={256 + 20 * index}
          size={15.5}
          weight={800}
          at="middle"
          fill="var(--yellow)"
        >
          {line}
        </Words>
      ))}
    </>
  );
}

const loaf = (x: number) => `M${x} 240v-10c0-18 36-18 36 0v10z`;

function Pumpkin({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g fill="var(--signal)">
      <path d={`M${x - 2} ${y - r * 0.7}l-1-7h6l1 7`} fill="var(--success)" />
      <ellipse cx={x} cy={y} rx={r} ry={r * 0.8} />
      <ellipse cx={x} cy={y} rx={r * 0.45} ry={r * 0.8} />
    </g>
  );
}
