import type { PackagesPage } from '../../schemas/packages.ts';
import type { Row } from './comparison.ts';
import { PointValue } from './PointValue.tsx';
import { rows } from './rows.styles.ts';

/**
 * One feature of one tier. Its list has the styles of its rows: a class for each would be too much on a page with 500.
 */
export function FeatureRow({ row, tier, words }: { row: Row; tier: number; words: PackagesPage }) {
  return (
    <div className={row.same ? rows.same : undefined}>
      <dt>{row.feature}</dt>
      <PointValue point={row.points[tier]} same={row.same} words={words} />
    </div>
  );
}
