/**
 * A function that computes each result when it is first needed, and keeps it.
 * @param keyOf what tells inputs apart
 */
export function memoized<Result, Input = void>(
  compute: (input: Input) => Result,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Result {
  const results = new Map<unknown, Result>();
  return (input) => {
    const key = keyOf(input);
    if (!results.has(key)) results.set(key, compute(input));
    return results.get(key) as Result;
  };
}
