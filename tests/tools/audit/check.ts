import type { BrowserContextOptions, Page } from 'playwright-core';

/** A page of the built site, as passed to each check. */
export interface Subject {
  /** Its name in the table, such as `/packages/`. */
  route: string;
  /** Its path: the route, except an unknown address for Not Found. */
  path: string;
  /** The page's HTML file. */
  file: string;
  /** The page's HTML. */
  html: string;
  /** Origin of the server that shows the site. */
  origin: string;
  /** The browser's program file. */
  chromium: string;
  /**
   * Opens the page in a separate browser context, which is closed after the check. Requests to other origins are
   * blocked. On Not Found, timers of two seconds and more are stopped, so that it stays during the check.
   */
  open(options?: Opening): Promise<Page>;
}

export interface Opening extends BrowserContextOptions {
  /** Called before the page is requested, to listen or to change its environment. */
  before?(page: Page): Promise<void> | void;
  /** Does not stop the timers of Not Found. */
  timers?: 'held' | 'running';
}

export interface Outcome {
  /** Findings, a line each: first where, then what. Empty for a pass. */
  findings: string[];
  /** A text for each column of the table. By default `ok`, or the number of findings. */
  cells?: string[];
  /** The check could not run, because this machine lacks what it needs; its cells say what. */
  isLeftOut?: boolean;
}

/** The export `check` of a file in `checks/`. `--skip` uses the file's name. */
export interface Check {
  /** Titles of its columns in the table. */
  columns: string[];
  /** What it checks and by which rule, in a sentence. */
  about: string;
  /** Nothing else may run at the same time, because it measures time. */
  alone?: boolean;
  run(subject: Subject): Promise<Outcome>;
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
/** 1280 by 1024 CSS px at 400 % zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };
