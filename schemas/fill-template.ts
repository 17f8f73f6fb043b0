/** A place that a text of the content leaves for a value: `{price}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values in the places that a text leaves for them: `from {price}`. Places without a value stay. */
export const fillTemplate = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACEHOLDER, (place, name: string) => String(values[name] ?? place));
