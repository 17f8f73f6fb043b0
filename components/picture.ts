/** A picture as the content names it. */
export interface Picture {
  /** A drawing, or a file in static/images/: `map-pack`, `shop.jpg`. */
  name: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** What stays in sight where the picture is cut, from the left and from the top: `30% 20%`. */
  focus?: string | undefined;
  /** Its place in the content, where the content does not know it by itself: `content/policies/terms.md:12:1`. */
  where?: string;
}

/** How large a picture is shown, and which part of it. */
export interface Room {
  /** Width divided by height; without it the picture keeps its own shape. */
  ratio?: number;
  /** Value of the attribute `sizes`: how wide the layout shows it. */
  sizes: string;
  /** Widths of the files, px, the smallest first. */
  widths: number[];
}

/** The room that a layout has for a picture. */
export interface PictureRoom extends Room {
  /** Width that a photograph must have at least, px: below it, a large screen would show it blurred. */
  least: number;
  /** Another cut where a media query holds, such as on phones. */
  narrow?: Room & { media: string };
}

/** A `source` of a `picture` element, or the `img` of one. */
export interface PhotographSource {
  type: string;
  media?: string;
  srcSet: string;
  sizes: string;
  /** Only where its shape is another than that of the `img`. */
  width?: number;
  height?: number;
}

/** What a page shows of a picture that is a file. */
export type ShownPicture =
  | { kind: 'file'; src: string; width: number; height: number }
  | {
      kind: 'photograph';
      /** Those of better formats first. */
      sources: PhotographSource[];
      /** For browsers that know none of them. */
      srcSet: string;
      sizes: string;
      src: string;
      width: number;
      height: number;
      /** Class that fills its place with its main color until it is there; undefined where it may be seen through. */
      placeholder: string | undefined;
    };

/** A color with a hexadecimal digit for each part: `8ac`. */
const COLOR = '[0-9a-f]{3}';

/** Class of a picture's placeholder. @param color `8ac` */
export const placeholderClass = (color: string): string => `ph-${color}`;

/** The rule of a placeholder's class: it says the color itself, so that no page needs a style attribute. */
export function placeholderRule(className: string): string | undefined {
  const [, color] = new RegExp(`^ph-(${COLOR})$`).exec(className) ?? [];
  return color && `.${className}{background:#${color}}`;
}
