import { SM, under } from './breakpoints.ts';
import type { Drawing as Cuts } from './drawings/drawing.ts';
import { type DrawingName, drawings } from './drawings/index.tsx';
import { useAsset } from './page.ts';

interface DrawingProps {
  name: DrawingName;
  /** What it shows, for those who do not see it; empty where it only decorates. */
  alt: string;
  className?: string;
  /** Media query for the narrow cut, if it has one; phones if left out. */
  narrowFor?: string;
}

/**
 * A drawing below the first screen: a file that is fetched when the visitor comes near.
 * The sizes of all cuts stand in the markup, or the page would jump when the drawing arrives.
 */
export function Drawing({ name, alt, className, narrowFor = under(SM) }: DrawingProps) {
  const asset = useAsset();
  const { width, height, narrow }: Cuts = drawings[name];
  const picture = (
    <img
      className={className}
      src={asset(`drawings/${name}.svg`)}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
  if (!narrow) return picture;
  return (
    <picture>
      <source
        media={narrowFor}
        srcSet={asset(`drawings/${name}-narrow.svg`)}
        width={narrow.width}
        height={narrow.height}
      />
      {picture}
    </picture>
  );
}

/** A drawing on the first screen: part of the page, so that it is there with the first packet. */
export function InlineDrawing({ name, alt, className }: Omit<DrawingProps, 'narrowFor'>) {
  const { width, height, art } = drawings[name];
  return (
    // Cut off by its frame a picture keeps its upper part.
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMin slice"
    >
      {/* The name says what it shows; the words in it would be read out once more, and out of order. */}
      {alt ? <g aria-hidden>{art}</g> : art}
    </svg>
  );
}

/** A picture that the content names: one of the drawings, or the agency's own file static/images/NAME.svg. */
export function ContentPicture({ name, ...props }: Omit<DrawingProps, 'name'> & { name: string }) {
  const asset = useAsset();
  if (isDrawing(name)) return <Drawing name={name} {...props} />;
  return (
    <img
      className={props.className}
      src={asset(`images/${name}.svg`)}
      alt={props.alt}
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The same for the first screen. */
export function BannerPicture({ name, ...props }: Omit<DrawingProps, 'name'> & { name: string }) {
  const asset = useAsset();
  if (isDrawing(name)) return <InlineDrawing name={name} {...props} />;
  const { className, alt } = props;
  return <img className={className} src={asset(`images/${name}.svg`)} alt={alt} width={480} height={360} />;
}

const isDrawing = (name: string): name is DrawingName => name in drawings;
