/** Begins an item of a list that was copied from a word processor. */
export const BULLET = /^[ \t]*[•·▪‣◦●][ \t]*/;
