import { base } from '../../base.styles.ts';
import type { Refusal } from './useEnquiryForm.ts';

interface ProgressProps {
  /** Announced while the form sends. */
  sending: string | false;
  refused: Refusal | undefined;
  words: { one: string; several: string };
}

/**
 * Tells screen readers what others see at the button and the fields: that the form is sending, and how many fields a
 * submit found wrong. Moving the focus does not announce that if it is on the first of them already.
 */
export function FormProgress({ sending, refused, words }: ProgressProps) {
  return (
    <div role="status" className={base.hidden}>
      {sending || (refused && <span key={refused.count}>{correctionsOf(refused.wrong, words)}</span>)}
    </div>
  );
}

const correctionsOf = (wrong: number, { one, several }: ProgressProps['words']) =>
  wrong === 1 ? one : several.replace('{number}', String(wrong));
