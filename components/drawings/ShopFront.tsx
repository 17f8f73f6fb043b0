import { Awning } from './parts/Awning.tsx';
import { Lines, Words } from './parts/Words.tsx';

export const shopFront = { width: 480, height: 312 };

/**
 * What a listing tells about a shop, in the order of its fields: values of `clip-path`, which cut the sign and four
 * columns below it from the drawing of the parts. An example shows them one by one (components/service/ListingFields.tsx).
 */
export const frontCuts = [
  'inset(0 0 55%)',
  ...[
    [275, 362],
    [212, 275],
    [114, 212],
    [16, 114],
    [362, 480],
  ].map(([left = 0, right = 0]) => {
    const percent = (x: number) => `${Math.round((100 * x) / shopFront.width)}%`;
    return `inset(45% ${percent(shopFront.width - right)} 0 ${percent(left)})`;
  }),
];

const SIGN = 'M24 94h432v40H24z';
/** Two panes of a window, and the door. */
const OPENINGS = 'M24 202h90v66H24zM114 202h90v66h-90zM282 202h74v96h-74z';
const BOARD = 'M378 216h72l8 92h-88z';

/** Where the blank front asks, on dark ground and on light: middle and baseline. */
const QUESTIONS = {
  'var(--paper)': ['319 260', '159 245', '69 245'],
  'var(--ink)': ['245 286', '414 272'],
};

/** Who comes: from behind, at the lower edge, each below the part that brings them. */
const CUSTOMERS = [
  { x: 44, hair: 'var(--ink-2)', coat: 'var(--yellow)' },
  { x: 142, hair: 'var(--signal-2)', coat: 'var(--water)' },
  { x: 184, hair: 'var(--ink)', coat: 'var(--signal)' },
  { x: 456, hair: 'var(--ink-2)', coat: 'var(--surface)' },
];

/** What the sign says. */
const SignWords = ({ children }: { children: string }) => (
  <Words x={240} y={124} size={28} weight={800} at="middle" fill="var(--paper)">
    {children}
  </Words>
);

export interface FrontProps {
  /** What the sign says, in two parts: the category is missing at first. */
  name: string;
  category: string;
  hours: string;
  /** This week's, in two lines. */
  offer: [string, string];
}

/** The front of a shop whose listing tells its name, and no more. The upper floor may be cut off. */
export function BlankFront({ name }: Pick<FrontProps, 'name'>) {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path d="M-2-2h484v300H-2z" fill="var(--signal-3)" />
      <path d="M-2 298h484v16H-2z" fill="var(--block)" />
      {[46, 196, 346].map((x) => (
        <path key={x} d={`M${x} 8h88v48H${x}zM${x + 44} 8v48`} fill="var(--water)" />
      ))}
      <path d="M-2 70h484v12H-2zM16 268h196v12H16z" fill="var(--surface)" />
      <path d={SIGN} fill="var(--pine)" />
      <SignWords>{`${name} ?`}</SignWords>
      <path d={OPENINGS} fill="var(--ink-2)" />
      <Awning x={15} y={146} count={9} width={50} drop={34} curve={13} />
      <g fill="var(--surface)" strokeDasharray="6 4">
        <circle cx="245" cy="278" r="16" />
        <path d={BOARD} />
      </g>
      {Object.entries(QUESTIONS).flatMap(([fill, places]) =>
        places.map((place) => (
          <g key={place} transform={`translate(${place})`}>
            <Words size={fill === 'var(--ink)' ? 24 : 30} weight={800} at="middle" fill={fill}>
              ?
            </Words>
          </g>
        )),
      )}
    </g>
  );
}

/** What a whole listing tells of a bakery, each part in the place where the blank front has a question mark. */
export function FrontParts({ name, category, hours, offer }: FrontProps) {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path d={SIGN} fill="var(--pine)" />
      <SignWords>{`${name} ${category}`}</SignWords>
      <path d={OPENINGS} fill="var(--water)" />
      {/* Bread on its shelf, and a cake of three tiers. */}
      <path d="M24 248h90v20H24z" fill="var(--wood)" />
      <path d="M31 248v-10c0-18 36-18 36 0v10zM71 248v-10c0-18 36-18 36 0v10z" fill="var(--signal-2)" />
      <path d="M39 238l7-7m5 7 7-7m21 7 7-7m5 7 7-7" fill="none" />
      <path d="M128 246h62v22h-62zM138 230h42v16h-42zM148 218h22v12h-22z" fill="var(--surface)" />
      <path d="M129 253h60M139 236h40" stroke="var(--signal)" strokeWidth="4" />
      <circle cx="159" cy="213" r="4" fill="var(--signal)" />
      <path d="M292 212h54v86h-54z" fill="var(--yellow)" />
      <path d="M306 234l13-12 13 12" fill="none" />
      <path d="M300 234h38q3 0 3 3v20q0 3-3 3h-38q-3 0-3-3v-20q0-3 3-3z" fill="var(--surface)" />
      <Words x={319} y={252} size={14} weight={800} at="middle">
        {hours}
      </Words>
      <g fill="var(--signal)">
        <path d="M243 236v-8h5v8M241 264v-8h6v8" fill="var(--success)" />
        <ellipse cx="246" cy="246" rx="16" ry="12" />
        <ellipse cx="246" cy="246" rx="7" ry="12" />
        <ellipse cx="245" cy="279" rx="25" ry="19" />
        <ellipse cx="245" cy="279" rx="11" ry="19" />
      </g>
      <path d={BOARD} fill="var(--pine)" strokeWidth="5" />
      {CUSTOMERS.map(({ x, hair, coat }) => (
        <g key={x}>
          <path d={`M${x - 19} 314c0-30 38-30 38 0`} fill={coat} />
          <circle cx={x} cy="284" r="11" fill={hair} />
        </g>
      ))}
      <Lines x={414} y={260} leading={19} size={15.5} weight={800} at="middle" fill="var(--yellow)">
        {offer}
      </Lines>
    </g>
  );
}
