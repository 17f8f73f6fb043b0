import { availableParallelism } from 'node:os';

/**
 * Processes many items in parallel, as many at a time as the machine has cores.
 * @param work processes an item; the first error prevents items that have not begun
 * @returns the results in the order of the items
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = [...items.entries()];
  const worker = async () => {
    try {
      for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
    } finally {
      queue.length = 0;
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, worker);
  // Running work is awaited, so that nothing more is written after an error is thrown.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return results;
}
