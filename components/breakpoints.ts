/** Widths at which the layout changes, in em: 640, 768, 1024 and 1280 px at the usual text size. */
export const SM = 40;
export const MD = 48;
export const LG = 64;
export const XL = 80;

/** Media condition for a width and more. @param width em */
export const atLeast = (width: number) => `(min-width: ${width}em)`;

/** Media condition for less than a width. @param width em */
export const under = (width: number) => `(max-width: ${width - 0.01}em)`;
