import { forced, sheet } from '../sheet.ts';

const s = sheet('packages/Marks', {
  marks: { position: 'absolute' },
  check: { stroke: '#fff', [forced]: { stroke: 'Canvas' } },
});

/** The drawings behind PointValue, once on the page: check, check on a disc, cross. */
export function Marks() {
  return (
    <svg className={s.marks} width="0" height="0" aria-hidden="true">
      <symbol id="mark-check" viewBox="0 0 20 20">
        <path d="m4 10 4 4 8-8.5" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </symbol>
      <symbol id="mark-disc" viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="10" fill="currentColor" />
        <path d="m5.5 10 3 3 6-6.4" fill="none" className={s.check} strokeWidth="2.2" />
      </symbol>
      <symbol id="mark-cross" viewBox="0 0 20 20">
        <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2.4" />
      </symbol>
    </svg>
  );
}
