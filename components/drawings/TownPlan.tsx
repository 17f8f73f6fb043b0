import { Water } from './parts/Streets.tsx';

const CREEK = 'M1330-999V0Q1330 210 1390 420T1500 930V2000';

/**
 * The hero's map, on the color of its streets: blocks, creek and main streets. 2000 x 900, and open on all sides: the
 * hero crops it. Streets and alleys are 64 apart, as are the points of the rank grid, whose middle is at 1090, 416.
 */
export function TownPlan({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 2000 900" overflow="visible" aria-hidden="true">
      <pattern id="town" x="66" y="32" width="128" height="64" patternUnits="userSpaceOnUse">
        <path d="M5 5h118v54H5z" fill="var(--block)" />
        <path d="M64 5v54" stroke="var(--surface)" strokeWidth="2.5" />
      </pattern>
      <path d="M-999-999h4999v2999H-999z" fill="url(#town)" />
      <Water d={CREEK} width={88} />
      <path d="M1067-410 628 482V2000M1090-999v2999" fill="none" stroke="var(--surface)" strokeWidth="18" />
      <path d="M-999 648h4999v16h-4999z" fill="var(--yellow)" stroke="var(--yellow-deep)" strokeWidth="2" />
    </svg>
  );
}
