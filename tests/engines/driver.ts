/** A proxy that is not there keeps a browser to this machine: tests must not depend on the network. */
export const NOWHERE = '127.0.0.1:9';

/** Width and height in px of what a page can be seen through. */
export interface Size {
  width: number;
  height: number;
}

export const PHONE: Size = { width: 390, height: 844 };
export const TABLET: Size = { width: 800, height: 1000 };
export { DESKTOP } from '../desktop.ts';

export interface WindowOptions {
  size: Size;
  /** false: the browser runs no script of the page; the test's own still run. */
  scripts: boolean;
  /** false: the visitor has asked for reduced motion. */
  motion: boolean;
}

/** The little that a test needs of a window, whatever drives it. All input is the browser's own, never made by script. */
export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The back button; may return before the page is there. */
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs a function within the page. It must use nothing from outside but its argument, which is plain JSON. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Coordinates in px from the upper left corner of the page's visible part, in this and in `wheel`. */
  moveMouse(x: number, y: number): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  wheel(x: number, y: number, deltaX: number, deltaY: number): Promise<void>;
  /** @param key as KeyboardEvent.key has it */
  press(key: string): Promise<void>;
  /** Cuts the browser's connection or restores it; absent where the driver cannot. */
  setOffline?: (offline: boolean) => Promise<void>;
  close(): Promise<void>;
}

/** A browser, or what starts one, for the tests of one file. */
export interface Browsers {
  /** Opens a window with no past. */
  open(options: WindowOptions): Promise<Driver>;
  close(): Promise<void>;
}
