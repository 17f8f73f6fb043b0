/** A function that computes each result when it is first needed, and keeps it. */
export function memoized<Result, Input = void>(compute: (input: Input) => Result): (input: Input) => Result {
  const results = new Map<Input, Result>();
  return (input) => {
    const known = results.get(input);
    if (known !== undefined || results.has(input)) return known as Result;
    const result = compute(input);
    results.set(input, result);
    return result;
  };
}
