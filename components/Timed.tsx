import type { ReactNode } from 'react';
import { dayAfter, isoDay } from '../schemas/fields.ts';
import { fillTemplate } from '../schemas/fill-template.ts';
import type { Days } from '../schemas/notices.ts';
import { useRendering } from './page.ts';

/**
 * Something that is true until a day, which its words name. client/inline/timed.ts hides it before its first day and
 * after its last one.
 * @param words `Until {day}.`
 */
export function Timed(props: { days: Days; words: string; className?: string; children: ReactNode }) {
  const { days, words, className, children } = props;
  useRendering().inlineScript('timed');
  const from = days.from && isoDay(days.from);
  return (
    <p
      className={className}
      data-from={from && `${from}T00:00`}
      data-until={`${dayAfter(days.until)}T00:00`}
      hidden={from !== undefined}
    >
      {children} {fillTemplate(words, { day: days.until })}
    </p>
  );
}
