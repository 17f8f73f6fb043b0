import type { ReactElement } from 'react';

/**
 * A drawing at one size. Its art is what is inside the svg element, made when it is drawn: hundreds of elements that
 * live as long as the program would make V8 keep those of each page for long, too.
 */
export interface Cut {
  /** px, which are also the units of the art. */
  width: number;
  height: number;
  art: () => ReactElement;
}

/** A drawing, and its versions for narrow screens and for small tiles there, if it needs them. */
export interface Drawing extends Cut {
  narrow?: Cut;
  tile?: Cut;
}
