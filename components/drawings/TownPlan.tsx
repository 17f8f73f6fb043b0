import { Blocks, MainRoad, Water } from './parts/Streets.tsx';

const CREEK = 'M1330-420C1370-290 1360-130 1330-20S1350 150 1372 260S1352 450 1392 560 1470 700 1500 930';
const MAIN_STREET = 'M0 655h4000';
/** Where the streets run at right angles; elsewhere they follow the county road. */
const TOWN = 'M1057-400h73V900H640V470zM1130-400h2870V900H1130z';

/**
 * The ground of the hero's map: blocks, creek, parks, streets and their names. 4000 wide and 900 high, with 400 more
 * above for a hero that grows with enlarged text.
 */
export function TownPlan() {
  return (
    <>
      <Blocks id="town" askew />
      <path d="M0-400h4000V900H0z" fill="var(--surface)" />
      <path d="M0-400h1140V900H0z" fill="url(#town-askew)" />
      <path d={TOWN} fill="var(--surface)" />
      <path d={TOWN} fill="url(#town)" />
      <g fill="none">
        <Water d={CREEK} width={88} />
        <path d={CREEK} stroke="var(--water-line)" strokeWidth="1.5" transform="translate(12 0)" />
      </g>
      <path d="M1463 75h178v270h-178zM790 75h60l-70 130h-60z" fill="var(--wood)" />
      <Streets />
      <Names />
      <RouteShield />
    </>
  );
}

function Streets() {
  return (
    <g fill="none" stroke="var(--surface)">
      <path d="M1480 90c60 10 80 160 146 230M1620 110c-50 20-84 140-130 192" strokeWidth="5" />
      <path d="M1067-410 628 482v428" strokeWidth="22" />
      <MainRoad d={MAIN_STREET} width={13} />
      <path d="M1090-410v1320" strokeWidth="16" />
    </g>
  );
}

/** Lettering of an invented town: part of the drawing, like the shops of the other ones (samples.ts). */
function Names() {
  return (
    <g fontSize="11" fontWeight="700" letterSpacing="1.6" fill="var(--muted)">
      <text x="1114" y="681">
        MAIN ST
      </text>
      <text x="760" y="248" transform="rotate(-64 760 244)">
        COUNTY AVE
      </text>
      <text x="1094" y="870" transform="rotate(-90 1094 870)">
        CENTER ST
      </text>
      <text x="1482" y="366" fill="var(--on-wood)">
        PROSPECT PARK
      </text>
      <text
        x="1320"
        y="304"
        transform="rotate(82 1362 300)"
        fontSize="12"
        fontWeight="600"
        letterSpacing="3"
        fill="var(--on-water)"
      >
        SALT CREEK
      </text>
    </g>
  );
}

/** The number of the main street, on a shield. */
function RouteShield() {
  return (
    <g transform="translate(1250 655)">
      <path
        d="M-15-14c6 3 9 1 15-2 6 3 9 5 15 2 4 14 3 24-15 32C-18 10-19 0-15-14z"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <text y="6" textAnchor="middle" fontSize="14" fontWeight="800" fill="var(--ink)">
        1
      </text>
    </g>
  );
}
