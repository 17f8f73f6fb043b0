import { Route, Sign } from '../../../components/engine.ts';
import type { Tint } from '../../../schemas/fields.ts';
import { loadIcon } from '../../shared/icon-library.ts';
import { pinPlace, RankField } from './CardRankField.tsx';
import { area, CARD, MAP, type Point, ROAD, WORDS } from './card-layout.ts';
import { fitTitle, LEADING, titleSetting } from './fit-title.ts';
import { Hills } from './Hills.tsx';
import type { Letters, Setting } from './letters.ts';
import { seeded } from './seeded.ts';
import { TownMap } from './TownMap.tsx';
import { layOut } from './town.ts';

/** What a card shows about a page. */
export interface CardWords {
  /** URL of the page; each page gets a different town. */
  path: string;
  title: string;
  agency: string;
  /** Data URL of the agency's own logo; undefined for the drawn sign. */
  logo: { data: string; ratio: number; holdsName: boolean } | undefined;
  /** Name of the site's host. */
  host: string;
  /** Background of the text. */
  tint: Tint;
  /** Name of the icon in the pin; without one it has a dot. */
  icon: string | undefined;
}

/** A map sheet: the page's title, and a route from the plate with the site's URL to the pin in a town. */
export function Card({ words, letters }: { words: CardWords; letters: Letters }) {
  const random = seeded(words.path);
  const pin = pinPlace(random);
  const lettered = { letters, onSignal: words.tint === 'signal' };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...CARD}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      fill="var(--ink)"
    >
      <title>{words.title}</title>
      <rect {...CARD} fill="var(--paper)" />
      <TownMap town={layOut(words.path, MAP, pin, ROAD)} frame={MAP} />
      <rect {...area(WORDS)} fill={`var(--${words.tint})`} />
      <Hills seed={words.path} frame={WORDS} tint={words.tint} />
      <path d={`M${MAP.left} ${MAP.top}V${MAP.bottom}`} stroke="var(--ink)" strokeWidth="3" />
      <Route d={`M${WORDS.left + 60} ${ROAD}H${pin.x}V${pin.y}`} width={10.7} />
      <RankField pin={pin} random={random} letters={letters} />
      <Pin place={pin} icon={words.icon} />
      <Masthead words={words} {...lettered} />
      <Title title={words.title} letters={letters} />
      <Plate text={words.host} {...lettered} />
      <Border />
    </svg>
  );
}

function Pin({ place, icon }: { place: Point; icon: string | undefined }) {
  const PageIcon = icon && loadIcon(icon);
  return (
    <g transform={`translate(${place.x} ${place.y + 8}) scale(2.5)`}>
      <path
        d="M0 0C-3-9-15-15-15-28a15 15 0 1 1 30 0C15-15 3-9 0 0z"
        fill="var(--signal)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      {PageIcon ? (
        <g transform="translate(-8.5 -36.5)">
          <PageIcon size={17} color="var(--ink)" strokeWidth={2.2} />
        </g>
      ) : (
        <circle cy="-28" r="5.5" />
      )}
    </g>
  );
}

interface Lettered {
  letters: Letters;
  /** On an orange background an orange plate would not stand out. */
  onSignal: boolean;
}

/** Room for the agency's name beside its sign, up to the edge of the text. */
const NAME_ENDS = 662;

/** The agency's own logo or the drawn sign, and the name unless the logo contains it. */
function Masthead({ words, letters, onSignal }: Lettered & { words: CardWords }) {
  const { agency, logo } = words;
  const width = Math.min(logo ? 48 * logo.ratio : 48, NAME_ENDS - 66);
  const x = 66 + width + 14;
  const setting: Setting = { size: 36, weight: 800, tracking: -1 };
  const size = Math.min(36, (36 * (NAME_ENDS - x)) / letters.width(agency, setting));
  return (
    <>
      {logo ? (
        <image href={logo.data} x="66" y="60" width={width} height="48" />
      ) : (
        <g transform="translate(66 60) scale(1.5)">
          <Sign plate={onSignal ? 'var(--paper)' : 'var(--signal)'} />
        </g>
      )}
      {!logo?.holdsName && size > 12 && (
        <path d={letters.outline(agency, x, 84 + size * 0.36, { ...setting, size, tracking: -size / 36 })} />
      )}
    </>
  );
}

function Title({ title, letters }: { title: string; letters: Letters }) {
  const { lines, size } = fitTitle(title, { width: 590, height: 345 }, letters);
  const height = size * LEADING;
  const top = 310 - (lines.length * height) / 2;
  const outlines = lines.map((line, index) =>
    letters.outline(line, 64, top + (index + 0.8) * height, titleSetting(size)),
  );
  return <path d={outlines.join('')} />;
}

/** A road sign with the site's URL, where the route begins. */
function Plate({ text, letters, onSignal }: Lettered & { text: string }) {
  const usual = letters.width(text, { size: 25, weight: 700 });
  // The plate ends where the text does.
  const setting: Setting = { size: Math.min(25, (25 * (NAME_ENDS - 64 - 56)) / usual), weight: 700 };
  const width = Math.round(letters.width(text, setting)) + 56;
  const line = onSignal ? 'var(--paper)' : 'var(--ink)';
  return (
    <>
      <rect
        x="64"
        y={ROAD - 30}
        width={width}
        height="60"
        rx="9"
        fill={onSignal ? 'var(--ink)' : 'var(--signal)'}
      />
      <rect
        x="68.5"
        y={ROAD - 25.5}
        width={width - 9}
        height="51"
        rx="5.5"
        fill="none"
        stroke={line}
        strokeWidth="2"
      />
      <path d={letters.outline(text, 92, ROAD + 8, setting)} fill={line} />
    </>
  );
}

/** The striped edge of a map sheet, with a dark stripe in each corner. */
function Border() {
  const inset = 20;
  const width = CARD.width - 2 * inset;
  const height = CARD.height - 2 * inset;
  const rows = [25, CARD.height - 25].map((y) => `M${inset} ${y}h${width}`);
  const columns = [25, CARD.width - 25].map((x) => `M${x} ${inset}v${height}`);
  return (
    <g fill="none" stroke="var(--ink)">
      <rect x={inset} y={inset} width={width} height={height} strokeWidth="2" />
      <rect {...area({ ...WORDS, right: MAP.right })} strokeWidth="2" />
      <path d={rows.join('')} strokeWidth="10" strokeDasharray={width / 19} />
      <path d={columns.join('')} strokeWidth="10" strokeDasharray={height / 9} />
    </g>
  );
}
