import { BrowserBar } from './parts/BrowserBar.tsx';
import { Card } from './parts/Card.tsx';
import { Check } from './parts/Marks.tsx';
import { PushButton } from './parts/PushButton.tsx';
import { TextBars } from './parts/TextBars.tsx';
import { Words } from './parts/Words.tsx';

/** Size of the drawings at the top of a page of text. They stand on its lower edge, which cuts them off. */
const size = { width: 480, height: 250 };

const line = { fill: 'none', stroke: 'var(--ink)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A page that is read in large letters and used with the Tab key: its button has the focus. */
const access = () => (
  <>
    <Card x={40} y={20} width={400} height={250} radius={10} line={2}>
      <BrowserBar width={400} height={44} />
      <Words x={32} y={164} size={54} weight={800}>
        Aa
      </Words>
      <Words x={108} y={164} size={108} weight={800} tracking={-3}>
        Aa
      </Words>
      <TextBars x={32} y={190} lengths={[180, 140]} leading={20} />
      <rect
        x="262"
        y="80"
        width="116"
        height="56"
        rx="9"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeDasharray="9 6"
      />
      <PushButton x={272} y={90} width={96} height={36} size={17} label="Email us" main />
    </Card>
    <Card x={330} y={178} width={128} height={92} radius={10} fill="var(--yellow)" line={2}>
      <Card x={10} y={8} width={108} height={70} radius={8}>
        <Words x={16} y={32} size={22} weight={700}>
          Tab
        </Words>
        <path d="M18 52h58m-10-8 10 8-10 8M84 42v20" strokeWidth="3" {...line} />
      </Card>
    </Card>
  </>
);

/** What was typed into the form, under lock and key. */
const privacy = () => (
  <>
    <Card x={40} y={20} width={310} height={250} radius={8} line={2}>
      {['Name', 'Email', 'Message'].map((label, index) => (
        <g key={label} transform={`translate(28 ${24 + index * 74})`}>
          <Words y={12} size={18} weight={700}>
            {label}
          </Words>
          <Card y={22} width={254} height={34} radius={4}>
            <TextBars x={12} y={13} lengths={[[120], [180], [210]][index] ?? []} />
          </Card>
        </g>
      ))}
    </Card>
    <path
      d="M322 138v-34a46 46 0 0 1 92 0v34"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="20"
      strokeLinecap="round"
    />
    <path d="M322 138v-34a46 46 0 0 1 92 0v34" fill="none" stroke="var(--surface)" strokeWidth="14" />
    <Card x={288} y={132} width={160} height={140} radius={12} fill="var(--signal)" line={3}>
      <path d="M80 46a15 15 0 0 1 8 28v22h-16v-22a15 15 0 0 1 8-28z" fill="var(--ink)" />
    </Card>
  </>
);

/** A contract on two sheets, signed. */
const terms = () => (
  <>
    <Card x={128} y={34} width={260} height={240} fill="var(--wood)" line={2} />
    <Card x={108} y={18} width={260} height={260} line={2}>
      <TextBars x={28} y={30} lengths={[120]} size={14} fill="var(--ink)" />
      <TextBars x={28} y={64} lengths={[204, 188, 204, 150]} leading={20} />
      <path d="M28 206h150" stroke="var(--ink)" strokeWidth="2" />
      <path
        d="M34 198c12-40 26-44 24-18s12 20 20-2 14-12 12 4 14 12 22-4 12-6 14 2 16 6 26-6"
        strokeWidth="3.5"
        {...line}
      />
    </Card>
    <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M284 206l16-46 104-104 30 30-104 104z" fill="var(--yellow)" />
      <path d="M284 206l16-46 30 30zM388 72l30 30" fill="var(--surface)" />
    </g>
    <g transform="translate(108 206)">
      <circle r="30" fill="var(--signal)" stroke="var(--ink)" strokeWidth="2" />
      <Check x={0} y={0} r={17} />
    </g>
  </>
);

/** px from the left of a calendar to a day of the week. */
const leftOf = (day: number) => 19 + (day % 7) * 37.5;

/** A path in each of some days of a calendar: at first their square. */
const days = (start: number, end: number, path = 'h33v33h-33z') =>
  [...Array(end).keys()]
    .slice(start)
    .map((day) => `M${leftOf(day)} ${80 + Math.floor(day / 7) * 41}${path}`)
    .join('');

/** What the colors of the days mean, at the places of their words. */
const KEY = [
  { words: 'Refund', x: 18, fill: 'var(--wood)' },
  { words: 'Start', x: 110, fill: 'var(--signal)' },
  { words: 'No refund', x: 186, fill: 'var(--block)' },
];

/** A month: the days before the work begins, the day, and those after it. */
const refund = () => (
  <>
    <Card x={92} y={28} width={296} height={250} radius={8} line={2}>
      <path d="M0 8a8 8 0 0 1 8-8h280a8 8 0 0 1 8 8v42H0z" fill="var(--ink)" />
      {KEY.map(({ words, x, fill }) => (
        <g key={words} transform={`translate(${x} 17)`}>
          <path d="M0 0h18v18h-18z" fill={fill} />
          {fill === 'var(--block)' && <path d="M0 18l18-18" stroke="var(--ink)" strokeWidth="1.5" />}
          <Words x={24} y={15} size={16} weight={700} fill="var(--paper)">
            {words}
          </Words>
        </g>
      ))}
      <g stroke="var(--ink)" strokeWidth="1.5">
        <path d={days(0, 10)} fill="var(--wood)" />
        <path d={days(10, 11)} fill="var(--signal)" />
        <path d={days(11, 28)} fill="var(--block)" />
        <path d={days(11, 28, 'm0 33l33-33')} />
      </g>
      {[...Array(7).keys()].map((day) => (
        <Words key={day} x={leftOf(day) + 16.5} y={73} size={13} weight={700} at="middle">
          {'SMTWTFS'.charAt(day)}
        </Words>
      ))}
    </Card>
    <path d="M150 14v22M330 14v22" strokeWidth="9" {...line} />
  </>
);

/** Points of a grid that are near its middle. */
const NEAR = new Set([6, 7, 8, 11, 12, 13, 17]);

const points = (isShown: (point: number) => boolean) =>
  [...Array(25).keys()]
    .filter(isShown)
    .map(
      (point) =>
        `M${25 + (point % 5) * 26} ${64 + Math.floor(point / 5) * 26}a9 9 0 1 1 18 0a9 9 0 1 1-18 0z`,
    )
    .join('');

/** A report, a fix list and a quote. */
const report = () => (
  <>
    <Card x={24} y={66} width={190} height={210} line={2}>
      <TextBars x={20} y={22} lengths={[96]} size={12} fill="var(--ink)" />
      <g stroke="var(--ink)" strokeWidth="1.5">
        <path d={points((point) => !NEAR.has(point))} fill="var(--signal-3)" />
        <path d={points((point) => NEAR.has(point))} fill="var(--signal)" />
      </g>
    </Card>
    <Card x={296} y={54} width={160} height={220} line={2}>
      <TextBars x={20} y={22} lengths={[76]} size={12} fill="var(--ink)" />
      <Card x={20} y={52} width={120} height={46} radius={4} fill="var(--wood)">
        <Words x={60} y={33} size={26} weight={800} at="middle">
          $550
        </Words>
      </Card>
      <TextBars x={20} y={116} lengths={[120, 104, 112, 80]} leading={20} />
    </Card>
    <Card x={150} y={20} width={186} height={256} line={2}>
      <TextBars x={20} y={22} lengths={[110]} size={12} fill="var(--ink)" />
      {[1, 2, 3].map((number) => (
        <g key={number} transform={`translate(36 ${number * 56 + 12})`}>
          <circle r="17" fill="var(--ink)" />
          <Words y={6} size={17} weight={800} at="middle" fill="var(--paper)">
            {number}
          </Words>
          <TextBars x={28} y={-14} lengths={[100, 72]} leading={18} />
        </g>
      ))}
    </Card>
  </>
);

/** Three packages, each with more than the one before. The middle one is the best seller. */
const packages = () => (
  <>
    {[2, 4, 6].map((rows, index) => (
      <Card
        key={rows}
        x={16 + index * 154}
        y={190 - rows * 28}
        width={140}
        height={300}
        fill={index === 1 ? 'var(--yellow)' : 'var(--surface)'}
        line={index === 1 ? 3.5 : 2}
      >
        <TextBars x={18} y={20} lengths={[68]} size={13} fill="var(--ink)" />
        {index === 1 && <Card x={38} y={-13} width={64} height={22} radius={4} fill="var(--ink)" line={0} />}
        {[...Array(rows).keys()].map((row) => (
          <g key={row} transform={`translate(0 ${64 + row * 28})`}>
            <Check x={27} y={0} r={9} />
            <TextBars
              x={46}
              y={-4}
              lengths={[[76], [60], [70]][row % 3] ?? []}
              fill={index === 1 ? 'var(--ink)' : 'var(--line)'}
            />
          </g>
        ))}
      </Card>
    ))}
  </>
);

/** Drawings of papers, and of what a policy is about. */
export const papers = {
  access: { ...size, art: access },
  privacy: { ...size, art: privacy },
  terms: { ...size, art: terms },
  refund: { ...size, art: refund },
  report: { ...size, art: report },
  packages: { ...size, art: packages },
};
