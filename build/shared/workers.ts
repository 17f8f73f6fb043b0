import { availableParallelism } from 'node:os';
import { CLEAR_LINE } from './characters.ts';

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

/**
 * The same, with its progress if the work is slow. On a terminal it counts on one line; elsewhere, such as in a log, one
 * line says that the work has begun.
 * @param doing `Making photographs`
 * @param work calls `onSlow` once there is something to do
 */
export async function withProgress<Item, Result>(
  doing: string,
  items: readonly Item[],
  work: (item: Item, onSlow: () => void) => Promise<Result>,
): Promise<Result[]> {
  const { stderr } = process;
  let done = 0;
  let isSlow = false;
  const show = () => isSlow && stderr.isTTY && stderr.write(`\r${doing}: ${done} of ${items.length} `);
  const onSlow = () => {
    if (!isSlow && !stderr.isTTY) stderr.write(`${doing}. The next build uses the cached result.\n`);
    isSlow = true;
    show();
  };
  const results = await inParallel(items, async (item) => {
    const result = await work(item, onSlow);
    done += 1;
    show();
    return result;
  });
  if (isSlow && stderr.isTTY) stderr.write(CLEAR_LINE);
  return results;
}
