/** Begins an item of a list that was copied from a word processor, which puts a tab after letters and dashes. */
export const BULLET = /^[ \t]*(?:[•·▪‣◦●][ \t]*|(?:[o§–✓✔→➢❖]|\(?[a-zA-Z]{1,4}[.)])\t)/;
