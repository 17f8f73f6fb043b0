/** A function that computes each result when it is first needed, and keeps it. */
export function memoized<Result, Input = void>(compute: (input: Input) => Result): (input: Input) => Result {
  const results = new Map<Input, Result>();
  return (input) => {
    if (!results.has(input)) results.set(input, compute(input));
    return results.get(input) as Result;
  };
}
