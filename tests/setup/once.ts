/**
 * Does something once in a run, and returns that result to all who ask. Vitest loads a global setup again for each suite
 * that names it, so a variable of the module would not do.
 */
export function once<Result>(what: string, make: () => Result): Result {
  const done = globalThis as Record<string, unknown>;
  done[what] ??= { result: make() };
  return (done[what] as { result: Result }).result;
}
