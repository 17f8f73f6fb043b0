/** The size and the visible part of a picture. */
export interface Sizes {
  /** Width divided by height; without it the picture keeps its own shape. */
  ratio?: number;
  /** Value of the attribute `sizes`: its width in the layout. */
  sizes: string;
  /** Sizes of the files, px, smallest first. */
  widths: number[];
}

/** The space that a layout has for a picture. */
export interface PictureLayout extends Sizes {
  /** Minimum width of a photograph, px: below it, a large screen would show it blurred. */
  least: number;
  /** Another crop for a media query, such as on phones. */
  narrow?: Sizes & { media: string };
}

/** A `source` of a `picture` element, or the `img` of one. */
export interface PhotographSource {
  type: string;
  media?: string;
  srcSet: string;
  sizes: string;
  /** Only if its shape differs from that of the `img`. */
  width?: number;
  height?: number;
}

/** What a page shows for a picture that is a file. */
export type ShownPicture =
  | { kind: 'file'; src: string; width: number; height: number }
  | {
      kind: 'photograph';
      /** Better formats first. */
      sources: PhotographSource[];
      /** For browsers that support none of them. */
      srcSet: string;
      sizes: string;
      src: string;
      width: number;
      height: number;
      /** Class that fills its place with its main color until it loads; undefined if it has transparency. */
      placeholder: string | undefined;
    };

/** A color with a hexadecimal digit for each part: `8ac`. */
const COLOR = '[0-9a-f]{3}';

/** Class of a picture's placeholder. @param color `8ac` */
export const placeholderClass = (color: string): string => `ph-${color}`;

/** The rule of a placeholder's class: it contains the color, so that no page needs a style attribute. */
export function placeholderRule(className: string): string | undefined {
  const [, color] = new RegExp(`^ph-(${COLOR})$`).exec(className) ?? [];
  return color && `.${className}{background:#${color}}`;
}
