import {
  Contours,
  contourSheet,
  type PlacedText,
  RankTown,
  Route,
  type ShownLogo,
  Sign,
  Words,
} from '../../../components/engine.ts';
import type { Tint } from '../../../schemas/fields.ts';
import { loadIcon } from '../../shared/icon-library.ts';
import type { Letters } from '../letters.ts';
import { fitTitle, LEADING, titleSetting } from './fit-title.ts';

/** The size that Open Graph and Twitter show without cropping, px. */
export const CARD = { width: 1200, height: 630 };

/** What a card shows about a page. */
export interface CardWords {
  title: string;
  agency: string;
  /** The agency's own logo; undefined for the drawn sign. */
  logo: ShownLogo | undefined;
  /** Name of the site's host. */
  host: string;
  /** Background of the text. */
  tint: Tint;
  /** Name of the icon in the pin; without one it has a dot. */
  icon: string | undefined;
}

type WidthOf = Letters['widthOf'];
type Line = Omit<PlacedText, 'x' | 'y' | 'at'>;

/** The text: its left edge and its width, px. */
const LEFT = 64;
const WIDTH = 590;
/** The left edge of the map, and y of the route from the plate with the site's URL. */
const MAP = 690;
const ROAD = 540;
/** Size of the pin, which has 43 units. */
const PIN = 2.4;

/** A map sheet: the page's title, and a route from the plate with the site's URL to the pin in a town. */
export function LinkCard({ words, widthOf }: { words: CardWords; widthOf: WidthOf }) {
  const { tint, icon } = words;
  return (
    <g fill="var(--ink)">
      <title>{words.title}</title>
      <path d="M0 0h1200v630H0z" fill="var(--paper)" />
      <svg x="30" y="30" width="1140" height="570" viewBox="30 30 1140 570" aria-hidden="true">
        <path d="M0 0h1200v630H0z" fill={`var(--${tint})`} />
        <g transform="translate(-120-60)">
          <Contours lines={contourSheet.lines} color={`var(--${tint}-line)`} />
        </g>
        <svg x={MAP} y="30" width="480" height="570" aria-hidden="true">
          <RankTown width={480} height={570} step={62} pin={PIN}>
            <Route d={`M0 ${ROAD - 30}H240V285`} width={10.7} />
          </RankTown>
        </svg>
        <path d={`M${MAP} 0v630`} stroke="var(--ink)" strokeWidth="3" />
        <Route d={`M${LEFT + 60} ${ROAD}H${MAP + 5}`} width={10.7} />
      </svg>
      {icon && <PinIcon name={icon} />}
      <Masthead words={words} widthOf={widthOf} />
      <Title text={words.title} widthOf={widthOf} />
      <Plate text={words.host} widthOf={widthOf} isOnSignal={tint === 'signal'} />
      <Border />
    </g>
  );
}

/** The icon of a service, in the place of the pin's dot. */
function PinIcon({ name }: { name: string }) {
  const Icon = loadIcon(name);
  if (!Icon) return null;
  return (
    <g transform={`translate(${MAP + 240} 317) scale(${PIN})`}>
      <circle cy="-28" r="6.5" fill="var(--signal)" />
      <Icon x={-8.5} y={-36.5} size={17} color="var(--ink)" strokeWidth={2.2} />
    </g>
  );
}

/** A line of text, made smaller if it does not fit. */
function fitted(line: Line, room: number, widthOf: WidthOf): Line {
  const scale = Math.min(1, room / widthOf(line));
  return { ...line, size: line.size * scale, tracking: line.tracking * scale };
}

/** The agency's own logo or the drawn sign, and the name unless the logo contains it. */
function Masthead({ words: { agency, logo, tint }, widthOf }: { words: CardWords; widthOf: WidthOf }) {
  const width = Math.min(logo ? (48 * logo.width) / logo.height : 48, WIDTH);
  const room = WIDTH - width - 14;
  const { text, ...name } = fitted({ text: agency, size: 36, weight: 800, tracking: -1 }, room, widthOf);
  return (
    <>
      {logo ? (
        <image
          href={`data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`}
          x={LEFT}
          y="60"
          width={width}
          height="48"
        />
      ) : (
        <g transform={`translate(${LEFT} 60) scale(1.5)`}>
          <Sign agency={agency} plate={tint === 'signal' ? 'var(--paper)' : 'var(--signal)'} />
        </g>
      )}
      {!logo?.holdsName && name.size > 12 && (
        <Words x={LEFT + width + 14} y={84 + name.size * 0.36} {...name}>
          {text}
        </Words>
      )}
    </>
  );
}

function Title({ text, widthOf }: { text: string; widthOf: WidthOf }) {
  const { lines, size } = fitTitle(text, { width: WIDTH, height: 345 }, widthOf);
  const top = 310 - (lines.length * size * LEADING) / 2;
  return lines.map((line, index) => (
    <Words key={line} x={LEFT} y={top + (index + 0.8) * size * LEADING} {...titleSetting(size)}>
      {line}
    </Words>
  ));
}

/** A road sign with the site's URL, where the route begins. On orange ground an orange plate would not stand out. */
function Plate({ text, widthOf, isOnSignal }: { text: string; widthOf: WidthOf; isOnSignal: boolean }) {
  const line = fitted({ text, size: 25, weight: 700, tracking: 0 }, WIDTH - 56, widthOf);
  const width = Math.round(widthOf(line)) + 56;
  const color = isOnSignal ? 'var(--paper)' : 'var(--ink)';
  return (
    <g transform={`translate(${LEFT} ${ROAD - 30})`}>
      <rect width={width} height="60" rx="9" fill={isOnSignal ? 'var(--ink)' : 'var(--signal)'} />
      <rect
        x="4.5"
        y="4.5"
        width={width - 9}
        height="51"
        rx="5.5"
        fill="none"
        stroke={color}
        strokeWidth="2"
      />
      <Words {...line} x={28} y={30 + line.size * 0.32} fill={color}>
        {text}
      </Words>
    </g>
  );
}

/** The striped edge of a map sheet, with a dark stripe in each corner. */
const Border = () => (
  <g fill="none" stroke="var(--ink)" strokeWidth="2">
    <path d="M20 20h1160v590H20zM30 30h1140v570H30z" />
    <path d="M20 25h1160M20 605h1160" strokeWidth="10" strokeDasharray={1160 / 19} />
    <path d="M25 20v590M1175 20v590" strokeWidth="10" strokeDasharray={590 / 9} />
  </g>
);
