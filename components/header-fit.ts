/**
 * Advance widths of the site's font at weight 800, rounded up: em -> letters. At weight 600, which the entries have, most
 * letters are a little narrower.
 */
const WIDTHS: [em: number, letters: string][] = [
  [0.3, " ',.:;Iij!l|"],
  [0.4, '()[]ft{}'],
  [0.5, '-1r"_`s'],
  [0.6, '/7?\\*3FJLabcdegkopqvxyz'],
  [0.65, '$+245689<=>CEPSTZ^hnu~'],
  [0.75, '0GRVY#&ABDHKNOQUX'],
];
/** For letters that are not in the table: that of "W", and one for other scripts. */
const WIDEST = 0.9;

const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? WIDEST),
    0,
  );

/** Widths of a screen from which on the header may have its list, in em: those of breakpoints.ts and two beyond. */
export const HEADER_WIDTHS = [64, 80, 96, 112] as const;
export type HeaderWidth = (typeof HEADER_WIDTHS)[number] | undefined;

interface HeaderWords {
  agency: string;
  /** The agency's own logo, in px at its height of 44. */
  logo: { width: number; holdsName: boolean } | undefined;
  entries: { title: string; services?: unknown }[];
  getStarted: string;
}

/**
 * Finds the width of the screen from which all text of the header fits on one line. The sizes are those of Header, Logo
 * and Navigation.styles.ts, at which nothing may wrap.
 * @returns undefined if it never fits
 */
export const headerWidth = (words: HeaderWords): HeaderWidth =>
  HEADER_WIDTHS.find((screen) => needed(words, screen) <= roomAt(screen));

/** The width of a long name with its sign: 13 of its own em. */
const LONG_NAME = 14.7;

/** Content width of a page, em. */
function roomAt(screen: number): number {
  const gutter = Math.min(3, Math.max(1.25, 0.6 + 0.026 * screen));
  return Math.min(84, screen - 2 * gutter);
}

function needed({ agency, logo, entries, getStarted }: HeaderWords, screen: number): number {
  const isLong = agency.length > 13;
  const sign = logo ? Math.min(15, logo.width / 16) : 1.875;
  const lettered = sign + 0.55 + widthOf(agency) * (isLong ? 1.125 : 1.5);
  // A long name breaks into lines (Logo.tsx).
  const brand = logo?.holdsName ? sign : isLong ? Math.min(LONG_NAME, lettered) : lettered;
  const pad = Math.min(0.9, 0.0086 * screen);
  // An entry with a list has an arrow behind it.
  const list = entries.map(({ title, services }) => 0.95 * widthOf(title) + 2 * pad + (services ? 1.45 : 0));
  const gaps = 1.5 + Math.min(2, 0.0225 * screen);
  return brand + list.reduce((sum, width) => sum + width, 0) + gaps + widthOf(getStarted) + 2.1;
}
