import { Card } from '../parts/Card.tsx';
import { Check, Cross } from '../parts/Marks.tsx';
import { Pin } from '../parts/Pin.tsx';
import { Route } from '../parts/Route.tsx';
import { TextBars } from '../parts/TextBars.tsx';
import { Lines, Words } from '../parts/Words.tsx';
import { Ground } from './Ground.tsx';

/** A name stuffed with keywords, and the name on the sign. */
const names = () => (
  <Ground tint="water">
    <Card x={24} y={10} width={272} height={54}>
      <Lines x={18} y={23} leading={21} size={18} weight={500} fill="var(--ink-2)">
        {['Best Cheap', 'Bakery 24/7']}
      </Lines>
      <path d="M14 17h108M14 38h112" stroke="var(--error)" strokeWidth="2" />
      <Cross x={226} y={27} r={17} />
    </Card>
    <Card x={24} y={74} width={272} height={76}>
      <Lines x={18} y={23} leading={21} size={18} weight={800}>
        {['Maple & Main', 'Bakery']}
      </Lines>
      <Check x={226} y={28} r={17} />
    </Card>
  </Ground>
);

/** The key to a listing comes back to its owner. */
const owner = () => (
  <Ground tint="signal-2">
    <Route d="M120 88h90" width={6} />
    <Card x={24} y={36} width={104} height={120}>
      <TextBars x={18} y={24} lengths={[68, 52]} leading={20} size={9} />
      <circle
        cx="52"
        cy="74"
        r="11"
        fill="none"
        stroke="var(--control)"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
    </Card>
    <Card x={196} y={16} width={100} height={140}>
      <rect
        x="19"
        y="16"
        width="62"
        height="62"
        rx="10"
        fill="var(--signal)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="40" cy="55" r="9" />
        <path d="m47 48 19-19m-8 8 7 7m-13-1 6 6" />
      </g>
      <Words x={50} y={101} size={19} weight={800} at="middle">
        You
      </Words>
    </Card>
  </Ground>
);

/** Fields of a listing, each filled in further. */
const fields = () => (
  <Ground tint="wood">
    <Card x={24} y={18} width={272} height={140}>
      {['Services', 'Photos', 'Hours'].map((field, index) => (
        <g key={field} transform={`translate(18 ${8 + index * 34})`}>
          <Words y={20} size={18} weight={700}>
            {field}
          </Words>
          <path d="M96 8h140v14H96z" fill="var(--block)" />
          <rect
            x="96"
            y="8"
            width={[112, 86, 140][index]}
            height="14"
            fill="var(--signal)"
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        </g>
      ))}
    </Card>
  </Ground>
);

/** A month in which something is posted each week. */
const month = () => (
  <Ground tint="yellow">
    <Card x={40} y={18} width={240} height={140}>
      {[...Array(21).keys()].map((day) => (
        <rect
          key={day}
          x={17 + (day % 7) * 30}
          y={18 + Math.floor(day / 7) * 32}
          width="24"
          height="24"
          rx="4"
          fill={`var(--${[1, 11, 19].includes(day) ? 'signal' : day === 8 ? 'water' : 'surface'})`}
          stroke={`var(--${[1, 8, 11, 19].includes(day) ? 'ink' : 'line'})`}
          strokeWidth="1.5"
        />
      ))}
    </Card>
  </Ground>
);

/** Three directories with the same entry. */
const directories = () => (
  <Ground tint="signal-3">
    <Route d="M76 60h168" width={6} />
    {[24, 120, 216].map((x) => (
      <Card key={x} x={x} y={24} width={80} height={130}>
        <Pin place="translate(40 60) scale(.95)" />
        <TextBars x={14} y={72} lengths={[52, 40, 52]} leading={15} />
      </Card>
    ))}
  </Ground>
);

/** Small drawings of work on a listing. */
export const listingSpots = { names, owner, fields, month, directories };
