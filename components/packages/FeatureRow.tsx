import type { PackagesPage } from '../../build/content/schemas/packages.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import type { Row } from './comparison.ts';
import { PointValue } from './PointValue.tsx';
import { inPrint, inTable, rows } from './rows.styles.ts';

const s = sheet('packages/FeatureRow', {
  row: {
    '& dd': { textAlign: 'right' },
    '& svg': { width: '1.25rem', height: '1.25rem' },
    // The labels stand in their own column at the left, for the eye; here they stay for screen readers.
    [inTable]: {
      justifyContent: 'flex-start',
      '& dd': { textAlign: 'left' },
      '& dt': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    [inPrint]: { '& svg': { width: '9.5pt', height: '9.5pt' } },
  },
  /** A step up from a smaller tier. */
  gained: { background: 'var(--success-bg)', [inPrint]: { printColorAdjust: 'exact' } },
  missing: { '& dt': { color: 'var(--ink-2)' } },
});

/** One feature of one tier. */
export function FeatureRow(props: {
  kind: 'highlight' | 'feature';
  row: Row;
  tier: number;
  words: PackagesPage;
}) {
  const { kind, row, tier, words } = props;
  const point = row.points[tier];
  const state = cx(point === undefined && s.missing, point === true && !row.same && s.gained);
  return (
    <div className={cx(rows[kind], s.row, row.same && rows.same, state)}>
      <dt>{row.feature}</dt>
      <PointValue point={point} same={row.same} words={words} />
    </div>
  );
}
