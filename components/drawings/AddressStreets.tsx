import { Pin } from './parts/Pin.tsx';
import { Route } from './parts/Route.tsx';
import { MainRoad, Streets, Water } from './parts/Streets.tsx';

const RIVER = 'M-10 318C110 268 220 352 540 250';
/** Where it enters at the top and leaves at the bottom. */
const COUNTY_ROAD: [top: number, bottom: number] = [236, 58];

/** The streets around the address, whose pin is in the middle, on a corner of the main road, where the route from the right ends. 480 x 300. */
export function AddressStreets() {
  return (
    <>
      <g transform="translate(-42-60)">
        <Streets id="address-streets" width={522} height={360} county={COUNTY_ROAD}>
          <Park />
          <Water d={RIVER} width={44} />
          <Bridges />
          <MainRoad d="M-10 210h550" />
        </Streets>
      </g>
      <Route d="M490 150H240" />
      <Pin place="translate(240 151) scale(1.8)" />
    </>
  );
}

/** Two blocks of green with a path across. */
function Park() {
  return (
    <>
      <path d="M381 75h84v130h-84z" fill="var(--wood)" />
      <path d="M381 90c30 20 30 80 84 104" fill="none" stroke="var(--surface)" strokeWidth="4" />
    </>
  );
}

/** The two streets that go on beyond the river. */
function Bridges() {
  const [top, bottom] = COUNTY_ROAD;
  return (
    <g stroke="var(--surface)">
      <path d="M282 210v150" strokeWidth="10" />
      <path d={`M${top} 0 ${bottom} 360`} strokeWidth="17" />
    </g>
  );
}
