/** A layout shift, as the browser reports it. */
export interface Shift {
  value: number;
  /** Milliseconds since the navigation began. */
  at: number;
  /** Within 500 ms of a tap or key: expected. */
  byVisitor: boolean;
  /** The elements that moved, for messages. */
  moved: string[];
}
