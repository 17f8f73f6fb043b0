import type { PackagesPage, Point } from '../../schemas/packages.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { inPrint } from './rows.styles.ts';

/** Longer texts are shown as a sentence, not as a figure. */
const FIGURE = 20;

const s = sheet('packages/PointValue', {
  sentence: {
    '&&': { fontSize: '.9375rem', fontWeight: 600, letterSpacing: 0, lineHeight: 1.2 },
    maxWidth: '11em',
    [inPrint]: { '&&': { fontSize: '6.75pt', lineHeight: 1.1 } },
  },
  yes: { color: 'var(--success)' },
  no: { color: 'var(--error)' },
});

/** The value of a feature in a tier: a green check, a red cross, a number or a text. */
export function PointValue({ point, same, words }: { point: Point; same: boolean; words: PackagesPage }) {
  if (point === undefined) return <Mark name="cross" label={words.notIncluded} className={s.no} />;
  if (point === true) return <Mark name={same ? 'check' : 'disc'} label={words.included} className={s.yes} />;
  const isSentence = typeof point === 'string' && point.length > FIGURE;
  return <dd className={cx(isSentence && s.sentence) || undefined}>{point}</dd>;
}

function Mark({ name, label, className }: { name: string; label: string; className: string }) {
  return (
    <dd className={className}>
      <svg role="img" aria-label={label}>
        <use href={`#mark-${name}`} />
      </svg>
    </dd>
  );
}
