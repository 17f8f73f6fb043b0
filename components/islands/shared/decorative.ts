/** Of an icon beside words: hidden from assistive technology, and without the xmlns that HTML does not need. */
export const decorative = { 'aria-hidden': true, xmlns: undefined } as const;
