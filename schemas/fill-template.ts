/** A place that a text of the content leaves for a value: `{price}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of all placeholders; each has a value only in some texts. */
export const PLACEHOLDERS = [
  ...'address agency business count counter day dollars email fee first hotkey last'.split(' '),
  ...'measurement number package period phone price time total town trade year'.split(' '),
];

/**
 * Puts values in the places that a text leaves for them: `from {price}`. Places without a value stay. The period of a
 * name such as "Smith, Inc." also ends a sentence.
 */
export const fillTemplate = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACEHOLDER, (place, name: string, offset: number) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    return text.charAt(offset + place.length) === '.' ? value.replace(/\.$/, '') : value;
  });
