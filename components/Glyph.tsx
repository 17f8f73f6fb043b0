/**
 * A line icon of the site or of an island, in the style of lucide but with fewer bytes, because every page contains it.
 * Decorative, so hidden from assistive technology.
 * @param d its path, on a field of 24 x 24 @param size edge length in px
 */
export function Glyph({ d, size }: { d: string; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="lucide" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
