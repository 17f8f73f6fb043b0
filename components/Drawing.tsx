import { SM, under } from './breakpoints.ts';
import type { Drawing as Cuts } from './drawings/drawing.ts';
import { type DrawingName, drawings } from './drawings/index.tsx';
import { Photograph } from './Photograph.tsx';
import { useAsset, useRendering } from './page.ts';
import type { Picture, PictureRoom } from './picture.ts';

interface DrawingProps {
  name: DrawingName;
  /** What it shows, for those who do not see it; empty where it only decorates. */
  alt: string;
  className?: string | undefined;
  /** Media query for the narrow cut, if it has one; phones if left out. */
  narrowFor?: string;
}

/**
 * A drawing below the first screen: a file that is fetched when the visitor comes near.
 * The sizes of all cuts are in the markup, or the page would jump when the drawing arrives.
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

interface ContentPictureProps {
  picture: Picture;
  /** How large the layout shows it. */
  room: PictureRoom;
  className?: string | undefined;
  /** Media query for the narrow cut of a drawing; phones if left out. */
  narrowFor?: string;
  /** Class of a photograph, where the layout gives it another place than a drawing. */
  photographClass?: string | undefined;
}

/** A picture that the content names: one of the drawings, or the agency's own SVG or photograph in static/images/. */
export function ContentPicture({ narrowFor, ...props }: ContentPictureProps) {
  const { name, alt } = props.picture;
  return isDrawing(name) ? (
    <Drawing name={name} alt={alt} className={props.className} {...(narrowFor && { narrowFor })} />
  ) : (
    <OwnPicture {...props} />
  );
}

/** The same for the first screen. */
export function BannerPicture(props: ContentPictureProps) {
  const { name, alt } = props.picture;
  return isDrawing(name) ? (
    <InlineDrawing name={name} alt={alt} className={props.className} />
  ) : (
    <OwnPicture {...props} isFirst />
  );
}

function OwnPicture(props: ContentPictureProps & { isFirst?: boolean }) {
  const { picture, room, className, photographClass = className, isFirst = false } = props;
  const shown = useRendering().picture(picture, room);
  if (!shown) return null;
  const { alt } = picture;
  if (shown.kind === 'photograph')
    return <Photograph photograph={shown} alt={alt} className={photographClass} isFirst={isFirst} />;
  const { src, width, height } = shown;
  const lazy = isFirst ? {} : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img className={className} src={src} alt={alt} width={width} height={height} {...lazy} />;
}

const isDrawing = (name: string): name is DrawingName => name in drawings;
