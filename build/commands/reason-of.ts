/** Why something failed: for `fetch` it is one level down, and several addresses of a server fail together. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error.message || error.name;
}
