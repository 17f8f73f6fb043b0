import { Card } from './parts/Card.tsx';
import { Check, Cross } from './parts/Marks.tsx';
import { Words } from './parts/Words.tsx';

export interface AuditReportProps {
  width: number;
  site: string;
  /** 0 to 100 */
  score: number;
  parts: { name: string; score: number }[];
  checks: { name: string; passed: boolean }[];
}

const HEAD = 68;
const SUMMARY = 186;
const ROW = 40;
const SHADOW = 14;

/** Height of a report with as many checks, in px. */
export const auditHeight = (checks: number) => HEAD + SUMMARY + checks * ROW + 18 + SHADOW + 2;

/** The report of an audit: a score, what it is made of, and what to mend first. A second sheet lies under it. */
export function AuditReport({ width, site, score, parts, checks }: AuditReportProps) {
  const sheet = { width: width - SHADOW - 2, height: auditHeight(checks.length) - SHADOW - 2 };
  const right = sheet.width - 28;
  return (
    <>
      <rect x={SHADOW} y={SHADOW} {...sheet} fill="var(--block)" />
      <Card x={1} y={1} {...sheet}>
        <Words x={28} y={44} size={21} weight={800}>
          Site audit
        </Words>
        <Words x={right} y={43} size={15} weight={500} at="end" fill="var(--ink-2)">
          {site}
        </Words>
        <path
          d={`M0 ${HEAD}h${sheet.width}M0 ${HEAD + SUMMARY}h${sheet.width}`}
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <Dial score={score} />
        {parts.map((part, index) => (
          <Part key={part.name} {...part} y={118 + index * 47} right={right} />
        ))}
        {checks.map((check, index) => (
          <CheckRow key={check.name} {...check} y={284 + index * ROW} right={right} first={index === 0} />
        ))}
      </Card>
    </>
  );
}

function Dial({ score }: { score: number }) {
  const ring = { r: 58, fill: 'none', strokeWidth: 16 };
  return (
    <g transform="translate(98 161)">
      <circle {...ring} stroke="var(--block)" />
      <circle
        {...ring}
        stroke="var(--signal)"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90)"
      />
      <circle r="66" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <circle r="50" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <Words y={14} size={40} weight={800} at="middle">
        {score}
      </Words>
    </g>
  );
}

/** From this score on a part is good. */
const GOOD = 80;

function Part({ name, score, y, right }: { name: string; score: number; y: number; right: number }) {
  const left = 196;
  const length = Math.round(((right - left) * score) / 100);
  return (
    <g transform={`translate(${left} ${y})`}>
      <Words size={15} weight={700}>
        {name}
      </Words>
      <Words x={right - left} size={15} weight={700} at="end">
        {score}
      </Words>
      <rect y="9" width={right - left} height="9" rx="4.5" fill="var(--block)" />
      <rect
        y="9"
        width={length}
        height="9"
        rx="4.5"
        fill={score >= GOOD ? 'var(--success)' : 'var(--signal)'}
        stroke="var(--ink)"
      />
    </g>
  );
}

interface CheckRowProps {
  name: string;
  passed: boolean;
  y: number;
  right: number;
  first: boolean;
}

function CheckRow({ name, passed, y, right, first }: CheckRowProps) {
  return (
    <>
      {!first && <path d={`M28 ${y - 20}H${right}`} stroke="var(--line)" />}
      {passed ? <Check x={40} y={y} /> : <Cross x={40} y={y} />}
      <Words x={64} y={y + 5.5} size={16}>
        {name}
      </Words>
      <Words
        x={right}
        y={y + 5.5}
        size={15}
        weight={700}
        at="end"
        fill={passed ? 'var(--success)' : 'var(--error)'}
      >
        {passed ? 'Pass' : 'Fix first'}
      </Words>
    </>
  );
}
