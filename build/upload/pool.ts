/** Connections to one host, each of which takes one step at a time. */
export interface Pool<Connection> {
  use: <Result>(step: (connection: Connection) => Promise<Result>) => Promise<Result>;
  close: () => void;
}

/**
 * @param open begins a connection; where the host allows fewer than `most`, those that it allows do the work
 * @param isAlive whether a connection whose step failed can be used again
 */
export function makePool<Connection>(
  open: () => Promise<Connection>,
  end: (connection: Connection) => void,
  isAlive: (connection: Connection) => boolean,
  most: number,
): Pool<Connection> {
  const idle: Connection[] = [];
  const waiting: ((connection: Connection | undefined) => void)[] = [];
  let count = 0;
  let limit = most;

  const take = async (): Promise<Connection> => {
    const free = idle.pop();
    if (free) return free;
    if (count < limit) {
      count += 1;
      try {
        return await open();
      } catch (error) {
        count -= 1;
        if (count === 0) {
          // Whoever waits finds out for itself: nobody is left to hand over a connection.
          waiting.shift()?.(undefined);
          throw error;
        }
        limit = count;
      }
    }
    return (await new Promise<Connection | undefined>((resolve) => waiting.push(resolve))) ?? take();
  };
  const giveBack = (connection: Connection) => {
    const next = waiting.shift();
    if (isAlive(connection)) {
      if (next) next(connection);
      else idle.push(connection);
      return;
    }
    end(connection);
    count -= 1;
    next?.(undefined);
  };
  return {
    use: async (step) => {
      const connection = await take();
      try {
        return await step(connection);
      } finally {
        giveBack(connection);
      }
    },
    close: () => {
      for (const connection of idle.splice(0)) end(connection);
    },
  };
}
