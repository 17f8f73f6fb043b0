import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../reason-of.ts';
import { type Host, Refusal } from './host.ts';
import { printable } from './printable.ts';

/** Milliseconds before the second and the third try: enough for a router to restart, or for a host's short overload. */
const PAUSES: readonly number[] = [1000, 5000];

/**
 * Tries a step again when the connection fails.
 * @param what describes the step, for the message
 * @param pauses ms before each further try
 * @throws Error of one line, at once if the host refused the step, otherwise after the last try
 */
export async function withTries<Result>(
  what: string,
  pauses: readonly number[],
  step: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      const wait = pauses[attempt];
      if (wait === undefined || error instanceof Refusal)
        throw new Error(`${what}: ${printable(reasonOf(error))}`);
      await pause(wait);
    }
  }
}

/** A host each of whose steps is tried again. @param pauses ms before each further try */
export function persistent(host: Host, pauses: readonly number[] = PAUSES): Host {
  return {
    ...host,
    look: (file) => withTries(file, pauses, () => host.look(file)),
    read: (file, limit) => withTries(file, pauses, () => host.read(file, limit)),
    put: (item, bytes) => withTries(item.file, pauses, () => host.put(item, bytes)),
    remove: (file) => withTries(file, pauses, () => host.remove(file)),
    removeFolder: (folder) => withTries(folder, pauses, () => host.removeFolder(folder)),
  };
}

/**
 * One connection for all steps. When a step fails without a response of the host, the next one opens another.
 * @param refusalOf the response of the host that an error stands for
 */
export function reconnecting<Connection>(
  open: () => Promise<Connection>,
  end: (connection: Connection) => void,
  refusalOf: (error: unknown) => Refusal | undefined,
) {
  let current: Promise<Connection> | undefined;
  const drop = (connection: Promise<Connection> | undefined) => connection?.then(end, () => {});
  return {
    use: async <Result>(step: (connection: Connection) => Promise<Result>): Promise<Result> => {
      current ??= open();
      const used = current;
      try {
        return await step(await used);
      } catch (error) {
        const refusal = error instanceof Refusal ? error : refusalOf(error);
        if (refusal) throw refusal;
        if (current === used) current = undefined;
        drop(used);
        throw error;
      }
    },
    close: async () => drop(current),
  };
}
