// Paths of the signs that islands draw with Glyph.tsx, as the lucide family has them. An island that took them from the
// package would bring the package's code to the browser.
export const ALERT = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 8v4M12 16h.01';
export const ARROW_LEFT = 'm12 19-7-7 7-7M19 12H5';
export const ARROW_RIGHT = 'M5 12h14M12 5l7 7-7 7';
export const CHECK = 'M21.8 10A10 10 0 1 1 17 3.3M9 11l3 3L22 4';
export const CLOSE = 'M18 6 6 18M6 6l12 12';
export const LOADING = 'M21 12a9 9 0 1 1-6.2-8.6';
export const MAIL =
  'm22 7-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
