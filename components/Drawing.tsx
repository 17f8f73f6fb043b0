import type { Picture } from '../schemas/fields.ts';
import { SM, under } from './breakpoints.ts';
import type { Drawing as Cuts } from './drawings/drawing.ts';
import { type DrawingName, drawings } from './drawings/index.tsx';
import { Photograph } from './Photograph.tsx';
import { useAsset, useRendering } from './page.ts';
import type { PictureLayout } from './picture.ts';

interface DrawingProps {
  name: DrawingName;
  /** Alternative text; empty if it is decorative. */
  alt: string;
  className?: string | undefined;
  /** Media query for the narrow version, if it has one; phones by default. */
  narrowFor?: string;
  /** Whether it is in a tile that is small on narrow screens, which then shows its version for tiles. */
  isTile?: boolean;
}

/**
 * A drawing below the first screen: a file that loads when the visitor comes near. The sizes of all versions are in the
 * markup, otherwise the page would jump when the drawing arrives.
 */
export function Drawing({ name, alt, className, narrowFor = under(SM), isTile = false }: DrawingProps) {
  const asset = useAsset();
  const { width, height, ...versions }: Cuts = drawings[name];
  const version = isTile ? 'tile' : 'narrow';
  const narrow = versions[version];
  const picture = (
    <img
      className={className}
      src={asset(`drawings/${name}.svg`)}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  );
  if (!narrow) return picture;
  return (
    <picture>
      <source
        media={narrowFor}
        srcSet={asset(`drawings/${name}-${version}.svg`)}
        width={narrow.width}
        height={narrow.height}
      />
      {picture}
    </picture>
  );
}

/** A drawing on the first screen: part of the page, so that it arrives with the first packet. */
export function InlineDrawing({ name, alt, className }: Omit<DrawingProps, 'narrowFor' | 'isTile'>) {
  const { width, height, art } = drawings[name];
  return (
    // When its frame crops it, a picture keeps its upper part.
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
      {/* The name says what it shows; a screen reader would read the words in it again, out of order. */}
      {alt ? <g aria-hidden>{art()}</g> : art()}
    </svg>
  );
}

interface ContentPictureProps {
  picture: Picture;
  /** Its size in the layout. */
  layout: PictureLayout;
  className?: string | undefined;
  /** Media query for the narrow version of a drawing; phones by default. */
  narrowFor?: string;
  isTile?: boolean;
  /** Class of a photograph, if the layout positions it differently from a drawing. */
  photographClass?: string | undefined;
}

/** A picture in the content: one of the drawings, or the agency's own SVG or photograph in static/images/. */
export function ContentPicture({ narrowFor, isTile = false, ...props }: ContentPictureProps) {
  const { name, alt } = props.picture;
  return isDrawing(name) ? (
    <Drawing
      name={name}
      alt={alt}
      className={props.className}
      isTile={isTile}
      {...(narrowFor && { narrowFor })}
    />
  ) : (
    <OwnPicture {...props} />
  );
}

/** For the picture of a banner: the right one of two columns, 13 parts to 11; below the words on phones. */
export const BANNER_LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 90em) 587px, (min-width: 48em) 41vw, calc(100vw - 40px)',
  widths: [350, 700, 1000, 1200],
  least: 600,
};

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
  const { picture, layout, className, photographClass = className, isFirst = false } = props;
  const shown = useRendering().picture(picture, layout);
  if (!shown) return null;
  const { alt } = picture;
  if (shown.kind === 'photograph')
    return <Photograph photograph={shown} alt={alt} className={photographClass} isFirst={isFirst} />;
  const { src, width, height } = shown;
  const lazy = isFirst ? {} : ({ loading: 'lazy', decoding: 'async' } as const);
  return <img className={className} src={src} alt={alt} width={width} height={height} {...lazy} />;
}

const isDrawing = (name: string): name is DrawingName => name in drawings;
