import { isoDay } from '../shared/iso-day.ts';
import { type Source, valuesIn } from './source.ts';

/**
 * Takes out of a file's value whatever was true until a day that has passed (schemas/notices.ts).
 * @param value changed in place
 * @param today `2026-11-30`
 * @returns what was taken out: `content/notices.yaml:9:12`, `November 29, 2026`
 */
export function dropEnded({ source, value }: { source: Source; value: unknown }, today: string) {
  return valuesIn(value).flatMap(({ path, value: holder }) => {
    if (typeof holder !== 'object' || holder === null) return [];
    const over = Object.entries(holder).filter(([, inner]) => {
      const until = (inner as { until?: unknown } | null)?.until;
      return typeof until === 'string' && (isoDay(until) ?? today) < today;
    });
    // From the end, so that the positions of a list stay.
    for (const [key] of over.toReversed()) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete (holder as Record<string, unknown>)[key];
    }
    return over.map(([key, { until }]) => ({ where: source.at([...path, key, 'until']), until }));
  });
}
