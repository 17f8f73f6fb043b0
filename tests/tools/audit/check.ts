import type { BrowserContextOptions, Page } from 'playwright-core';

/** A page of the built site, as each check gets it. */
export interface Subject {
  /** How the table names it, such as `/packages/`. */
  route: string;
  /** Where it is asked for: the route, but an unknown address for Not Found. */
  path: string;
  /** The page's HTML file. */
  file: string;
  /** The page's HTML. */
  html: string;
  /** Scheme, name and port of the server that shows the site. */
  origin: string;
  /** The browser's program file. */
  chromium: string;
  /**
   * Opens the page in a browser context of its own, which is closed after the check. Other origins are refused. Timers
   * of two seconds and more are held on Not Found, so that it does not leave while it is looked at.
   */
  open(options?: Opening): Promise<Page>;
}

export interface Opening extends BrowserContextOptions {
  /** Called before the page is asked for, to listen or to change what it meets. */
  before?(page: Page): Promise<void> | void;
  /** Lets the timers of Not Found run. */
  timers?: 'held' | 'running';
}

export interface Outcome {
  /** What is wrong, a line each: first where, then what. Empty for a pass. */
  findings: string[];
  /** What the table shows, a text for each column. Without it: `ok`, or the number of findings. */
  cells?: string[];
  /** It could not look, because this machine lacks what it needs; its cells say what. */
  isLeftOut?: boolean;
}

/** What a file in `checks/` exports as `check`. Its file's name is what `--skip` calls it. */
export interface Check {
  /** Heads of its columns in the table. */
  columns: string[];
  /** What it looks at and by which rule, in a sentence. */
  about: string;
  /** Nothing else may run meanwhile, because it measures time. */
  alone?: boolean;
  run(subject: Subject): Promise<Outcome>;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
/** 1280 by 1024 CSS px at 400 % zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };
