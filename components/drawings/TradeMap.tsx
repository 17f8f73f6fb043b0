import { useIcon } from '../icon-context.ts';
import { Pin } from './parts/Pin.tsx';
import { Route } from './parts/Route.tsx';
import { MainRoad, Streets, Water } from './parts/Streets.tsx';

/** Positions of the signs, from the left: beside the streets, clear of the route. */
const places: [x: number, y: number][] = [
  [22, 82],
  [40, 222],
  [112, 26],
  [124, 228],
  [196, 72],
  [212, 218],
  [334, 24],
  [312, 212],
  [404, 92],
  [404, 228],
];

export const MOST_SIGNS = places.length;

export interface Trade {
  title: string;
  /** Name of an icon of the lucide family. */
  icon: string;
  /** Ground of its sign: the name of a color. */
  tint: string;
}

/** The street from which all routes turn off. */
const STREET = 196;

/**
 * A town with a sign for every trade, each with the route that leads to it, and a route to a pin. 480 x 320.
 * @param hrefOf where the sign of a trade leads; by mouse only
 */
export function TradeMap({ trades, hrefOf }: { trades: Trade[]; hrefOf(index: number): string }) {
  return (
    <>
      <Streets id="trades" width={480} height={320} county={[150, 40]}>
        <path d="M381 5h84v60h-84z" fill="var(--wood)" />
        <Water d="M-10 250C90 220 130 330 230 296S380 330 500 270" width={40} />
        <MainRoad d="M-10 142h500" />
      </Streets>
      <g>
        <Route d={`M-10 ${STREET}h293v-84`} width={7} />
        <Pin place="translate(283 116) scale(1.9)" />
      </g>
      {trades.slice(0, places.length).map((trade, index) => (
        <Sign key={trade.icon} {...trade} place={places[index] ?? [0, 0]} href={hrefOf(index)} />
      ))}
    </>
  );
}

/** A road sign of 48 units with the icon of a trade, the route to it, and its name. */
function Sign({ title, icon, tint, href, place: [x, y] }: Trade & { href: string; place: [number, number] }) {
  const TradeIcon = useIcon(icon);
  // Within the map, as far as it may be.
  const anchor = x < 100 ? 'start' : x > 330 ? 'end' : 'middle';
  return (
    <a href={href} tabIndex={-1}>
      <Route d={`M-10 ${STREET}H${x + 24}V${y + 24}`} width={7} />
      <g transform={`translate(${x} ${y})`}>
        <rect width="48" height="48" rx="8" fill={`var(--${tint})`} stroke="var(--ink)" strokeWidth="1.5" />
        <rect x="3.5" y="3.5" width="41" height="41" rx="5" fill="none" stroke="var(--ink)" />
        <TradeIcon x={11} y={11} size={26} color="var(--ink)" />
      </g>
      <text x={{ start: x, middle: x + 24, end: x + 48 }[anchor]} y={y + 68} textAnchor={anchor}>
        {title}
      </text>
    </a>
  );
}
