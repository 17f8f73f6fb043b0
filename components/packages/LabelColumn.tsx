import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import type { Comparison, Row } from './comparison.ts';
import { inPrint, inTable, labelRows, printedLabelRows, rows } from './rows.styles.ts';

const s = sheet('packages/LabelColumn', {
  column: {
    display: 'none',
    [inTable]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridColumn: 1,
      gridRow: labelRows,
      '& > *': { paddingLeft: 0, fontWeight: 600 },
    },
    [inPrint]: { gridRow: printedLabelRows },
  },
  same: { '&&': { fontWeight: 400 } },
  category: {
    paddingBlock: '1.15rem .4rem',
    borderBottom: '1.5px solid var(--ink)',
    fontSize: '1.0625rem',
    lineHeight: 1.2,
    '&&': { fontWeight: 800 },
    '& + *': { borderTop: 0 },
    [inPrint]: {
      paddingBlock: 'calc(var(--print-row) + 2pt) calc(var(--print-row) * .55)',
      borderBottomWidth: '.75pt',
      fontSize: '9pt',
      lineHeight: 1.12,
    },
  },
});

/** The names of the rows, once at the left of the table; each card says them to screen readers itself. */
export function LabelColumn({ comparison: { highlights, categories } }: { comparison: Comparison }) {
  return (
    <div className={s.column} aria-hidden="true">
      {highlights.map((row) => label(row, rows.highlight))}
      {categories.map((category) => [
        <div key={category.title} className={cx(s.category, category.same && rows.same)}>
          {category.title}
        </div>,
        ...category.rows.map((row) => label(row, rows.feature)),
      ])}
    </div>
  );
}

const label = (row: Row, look: string) => (
  <div key={row.feature} className={cx(look, row.same && rows.same, row.same && s.same)}>
    {row.feature}
  </div>
);
