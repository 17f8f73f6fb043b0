import type { Path } from './messages.ts';

/** What every part of a form may use. */
export interface FormContext {
  value: unknown;
  /** Values that are marked with `!sample`. */
  samples: Path[];
  /** The field that was asked for: it is shown and gets the focus. */
  wanted: Path;
  /** Gives the value at a path another one. */
  set(path: Path, value: unknown): void;
  /** Says that a value is no sample any more, and saves. */
  makeReal(path: Path): void;
}

export const contextOf = ({ formContext }: { formContext: unknown }): FormContext =>
  formContext as FormContext;
