/** A line of text with its place on the page, in CSS px from the page's left top corner. */
export interface TextLine {
  words: string;
  /** Which element holds it: equal for the lines of one text. */
  owner: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Element that cuts the line off, or that it runs out of. */
  lost?: string;
  /** Something else covers it. */
  covered: boolean;
  /** Color of its letters, as the browser computes it. */
  color: string;
  /** Letters of 24 px, or bold ones of 18.66 px and more (WCAG's "large"). */
  isLarge: boolean;
  /** Words of a control that cannot be used now. */
  isDisabled: boolean;
}

export interface Layout {
  /** CSS px by which the page is wider than the screen. */
  sideways: number;
  /** Elements that reach beyond the screen's right edge. */
  wide: string[];
  lines: TextLine[];
}
