/** A line of text with its position on the page, in CSS px from the page's top left corner. */
export interface TextLine {
  words: string;
  /** Its element: equal for the lines of one text. */
  owner: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The element that clips the line, or that it overflows. */
  lost?: string;
  /** Another element covers it. */
  covered: boolean;
  /** The computed color of its text. */
  color: string;
  /** Text of at least 24 px, or bold text of at least 18.66 px (WCAG's "large"). */
  isLarge: boolean;
  /** Text of a disabled control. */
  isDisabled: boolean;
}

export interface Layout {
  /** CSS px by which the page is wider than the screen. */
  sideways: number;
  /** Elements that extend beyond the screen's right edge. */
  wide: string[];
  lines: TextLine[];
}
