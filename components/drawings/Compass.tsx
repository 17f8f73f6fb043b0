import { Contours } from './Contours.tsx';
import { contourLines } from './contour-lines.ts';
import { Words } from './parts/Words.tsx';

/** The compass rose of a map: 520 x 520, the dial around 260, 260. */
export function Compass() {
  return (
    <g transform="translate(260 260)">
      <Dial />
      <Degrees />
      <Rose />
      <North />
    </g>
  );
}

/** Every fifth degree of the ring. */
const DASH = ((2 * Math.PI * 232) / 72).toFixed(3);

/** The ground, with a landscape under the glass, and the ring of black and white like a map's margin. */
function Dial() {
  return (
    <>
      <clipPath id="compass-dial">
        <circle r="226" />
      </clipPath>
      <circle r="232" fill="var(--wood)" stroke="var(--ink)" strokeWidth="13" />
      <circle r="232" fill="none" stroke="var(--surface)" strokeWidth="9" strokeDasharray={DASH} />
      <g clipPath="url(#compass-dial)">
        <g transform="translate(-230 -230)">
          <Contours lines={landscape} color="var(--wood-line)" />
        </g>
      </g>
    </>
  );
}

const landscape = contourLines({
  width: 460,
  height: 460,
  interval: 12,
  hills: [
    { x: 110, y: 130, radius: 130, height: 100 },
    { x: 350, y: 330, radius: 150, height: 80 },
    { x: 380, y: 60, radius: 110, height: 60 },
  ],
});

/** Lines of every fifth degree and the number of every thirtieth. */
function Degrees() {
  return (
    <>
      <path d={ticks(5, 10)} stroke="var(--ink)" strokeWidth="1.5" />
      <path d={ticks(30, 18)} stroke="var(--ink)" strokeWidth="3" />
      {steps(30).map((degrees) => (
        <Degree key={degrees} degrees={degrees} />
      ))}
    </>
  );
}

const RING = 225.5;

/** From the ring inwards; the first, at north, is under the plate. */
function ticks(step: number, length: number): string {
  return steps(step)
    .map((degrees) => `M${at(degrees, RING)}L${at(degrees, RING - length)}`)
    .join('');
}

const letters: Record<number, string> = { 90: 'E', 180: 'S', 270: 'W' };

function Degree({ degrees }: { degrees: number }) {
  const letter = letters[degrees];
  const size = letter ? 30 : 17;
  const [x, y] = place(degrees, letter ? 184 : 181);
  return (
    <Words
      x={x}
      y={y + size * 0.36}
      size={size}
      weight={letter ? 800 : 700}
      at="middle"
      fill={letter ? 'var(--ink)' : 'var(--muted)'}
    >
      {letter ?? degrees}
    </Words>
  );
}

/** The degrees after north, in steps. */
const steps = (step: number) => Array.from({ length: 360 / step - 1 }, (_, index) => (index + 1) * step);

function place(degrees: number, radius: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(Math.sin(angle) * radius), round(-Math.cos(angle) * radius)];
}

const at = (degrees: number, radius: number) => place(degrees, radius).join(' ');

const round = (value: number) => Math.round(value * 10) / 10;

/** Eight points; each is dark on its left side. */
function Rose() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <circle r="84" fill="none" strokeWidth="1.5" />
      {[45, 135, 225, 315].map((degrees) => (
        <Point key={degrees} degrees={degrees} length={116} width={17} />
      ))}
      {[90, 180, 270].map((degrees) => (
        <Point key={degrees} degrees={degrees} length={158} width={27} />
      ))}
      <Point degrees={0} length={190} width={33} left="var(--signal)" right="var(--signal-2)" />
      <circle r="15" fill="var(--paper)" strokeWidth="2.5" />
      <circle r="5" fill="var(--ink)" stroke="none" />
    </g>
  );
}

interface PointProps {
  degrees: number;
  length: number;
  /** From the axis to the widest place, which is as far from the middle. */
  width: number;
  left?: string;
  right?: string;
}

function Point({ degrees, length, width, left = 'var(--ink)', right = 'var(--surface)' }: PointProps) {
  return (
    <g transform={`rotate(${degrees})`}>
      <path d={`M0 0-${width}-${width} 0-${length}z`} fill={left} />
      <path d={`M0 0 ${width}-${width} 0-${length}z`} fill={right} />
    </g>
  );
}

/** The sign on top. */
function North() {
  return (
    <g transform="translate(0 -232)">
      <rect x="-30" y="-22" width="60" height="44" rx="7" fill="var(--signal)" />
      <rect x="-26" y="-18" width="52" height="36" rx="4" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <Words y={10.5} size={29} weight={800} at="middle">
        N
      </Words>
    </g>
  );
}
