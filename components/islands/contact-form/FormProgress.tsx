import { base } from '../../base.styles.ts';
import type { Refusal } from './useEnquiryForm.ts';

interface ProgressProps {
  /** What is said while it sends. */
  sending: string | false;
  refused: Refusal | undefined;
  words: { one: string; several: string };
}

/**
 * What the eye sees at the button and the fields, for who does not see them: that the form sends, and how many fields
 * a submit found wrong, since the focus, where it is on the first of them already, says nothing.
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
