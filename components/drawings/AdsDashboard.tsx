import { Card } from './parts/Card.tsx';
import { Words } from './parts/Words.tsx';

interface AdsDashboardProps {
  ad: { address: string; title: string; text: string; links: string[] };
  /** The figures of the account, for the last week. */
  figures: { name: string; value: string }[];
  /** Calls in each week, the last one on the right. */
  calls: number[];
}

/** A search ad above the account that it runs in. 480 x 360; the account ends at y 334. */
export function AdsDashboard({ ad, figures, calls }: AdsDashboardProps) {
  return (
    <>
      <path d="M0 0h480v360H0z" fill="var(--signal-3)" />
      <Card x={28} y={24} width={424} height={122}>
        <Ad {...ad} />
      </Card>
      <Card x={28} y={160} width={424} height={174}>
        <path d="M138 0v174" stroke="var(--ink)" strokeWidth="1.5" />
        {figures.map((figure, index) => (
          <Figure key={figure.name} {...figure} y={30 + index * 68} />
        ))}
        <Chart calls={calls} />
      </Card>
    </>
  );
}

function Ad({ address, title, text, links }: AdsDashboardProps['ad']) {
  return (
    <>
      <rect x="18" y="16" width="42" height="22" rx="3" fill="var(--ink)" />
      <Words x={39} y={33} size={15} weight={800} at="middle" fill="var(--surface)">
        Ad
      </Words>
      <Words x={70} y={33} size={16} weight={500} fill="var(--ink-2)">
        {address}
      </Words>
      <Words x={18} y={63} size={22} weight={800}>
        {title}
      </Words>
      <Words x={18} y={86} size={16} weight={500} fill="var(--ink-2)">
        {text}
      </Words>
      <Words x={18} y={111} size={16} weight={700} fill="var(--signal-deep)">
        {links.join('\u00a0'.repeat(4))}
      </Words>
    </>
  );
}

function Figure({ name, value, y }: { name: string; value: string; y: number }) {
  return (
    <g transform={`translate(18 ${y})`}>
      <Words size={16} weight={600} fill="var(--ink-2)">
        {name}
      </Words>
      <Words y={32} size={30} weight={800}>
        {value}
      </Words>
    </g>
  );
}

/** Position of the chart's baseline, and the height of a bar for the largest week. */
const GROUND = 136;
const TALLEST = 110;

/** Of the bars, from the last week back. */
const COLORS = ['signal', 'signal-2', 'signal-2'];

/** One bar per week; the last and best ones are the agency's work. */
function Chart({ calls }: { calls: number[] }) {
  const step = 262 / calls.length;
  const most = Math.max(...calls);
  return (
    <g transform="translate(150 0)">
      <Words x={4} y={30} size={16} fill="var(--ink-2)">
        {`Calls in weeks 1 to ${calls.length}`}
      </Words>
      <g stroke="var(--ink)" strokeWidth="1.5">
        {calls.map((count, week) => {
          const height = Math.round((count / most) * TALLEST);
          const x = Math.round(week * step + 5);
          return (
            <path
              key={x}
              d={`M${x} ${GROUND}v-${height}h${Math.round(step - 12)}v${height}`}
              fill={`var(--${COLORS[calls.length - 1 - week] ?? 'block'})`}
            />
          );
        })}
        <path d={`M0 ${GROUND}h262`} />
      </g>
      {calls.map((_count, week) => (
        <Words
          key={_count}
          x={Math.round(week * step + step / 2 - 1)}
          y={157}
          size={15}
          at="middle"
          fill="var(--ink-2)"
        >
          {week + 1}
        </Words>
      ))}
    </g>
  );
}
