/** Width and height of the viewport in px. */
export interface Size {
  width: number;
  height: number;
}

export const TABLET: Size = { width: 800, height: 1000 };
export { DESKTOP, PHONE } from '../desktop.ts';

export interface WindowOptions {
  size: Size;
  /** false: the browser runs no script of the page, but those of the test. */
  scripts: boolean;
  /** false: reduced motion. */
  motion: boolean;
}

/**
 * The few operations on a window that tests need, with any driver. All input is the browser's own, never from a script.
 */
export interface Driver {
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The back button; may return before the page is there. */
  back(): Promise<unknown>;
  resize(size: Size): Promise<unknown>;
  /** Runs a function in the page. It must use nothing but its argument, which is plain JSON. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** The same in the first frame of the page, whatever its origin. */
  evaluateInFrame<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Coordinates in px from the upper left corner of the viewport, also for `wheel`. */
  moveMouse(x: number, y: number): Promise<unknown>;
  mouseDown(): Promise<unknown>;
  mouseUp(): Promise<unknown>;
  wheel(x: number, y: number, deltaX: number, deltaY: number): Promise<unknown>;
  /** @param key as in KeyboardEvent.key */
  press(key: string): Promise<unknown>;
  /** Enters text at once, as an input method does; absent if the driver cannot. */
  insert?: (text: string) => Promise<unknown>;
  /** Cuts the browser's connection or restores it; absent if the driver cannot. */
  setOffline?: (offline: boolean) => Promise<unknown>;
  close(): Promise<void>;
}

/** A browser, or its launcher, for the tests of one file. */
export interface Browsers {
  /** Opens a window without history. */
  open(options: WindowOptions): Promise<Driver>;
  close(): Promise<void>;
}
