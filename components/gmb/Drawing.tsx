import { useAsset } from '../page.ts';

/** Width and height in px. */
type Size = [number, number];

interface DrawingProps {
  name: string;
  alt: string;
  wide: Size;
  narrow: Size;
  /** Media query for the narrow cut; phones if left out. */
  narrowFor?: string;
}

/**
 * A drawing with a second, narrow cut, `NAME-narrow.svg`.
 * Both sizes stand in the markup, or the page would jump when the drawing arrives.
 */
export function Drawing({ name, alt, wide, narrow, narrowFor = '(max-width: 639px)' }: DrawingProps) {
  const asset = useAsset();
  return (
    <picture>
      <source
        media={narrowFor}
        srcSet={asset(`images/${name}-narrow.svg`)}
        width={narrow[0]}
        height={narrow[1]}
      />
      <img
        src={asset(`images/${name}.svg`)}
        width={wide[0]}
        height={wide[1]}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
