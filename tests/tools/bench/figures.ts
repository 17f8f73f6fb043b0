/** The median; of an even number of values the lower one in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Seconds with one decimal. */
export const seconds = (ms: number): number => Math.round(ms / 100) / 10;

export const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
