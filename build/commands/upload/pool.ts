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

  const begin = async (): Promise<Connection | undefined> => {
    count += 1;
    try {
      return await open();
    } catch (error) {
      count -= 1;
      limit = Math.max(count, 1);
      if (count > 0) return undefined;
      // Whoever waits finds out for itself: nobody is left to hand over a connection.
      waiting.shift()?.(undefined);
      throw error;
    }
  };
  const handedOver = () => new Promise<Connection | undefined>((resolve) => waiting.push(resolve));
  const take = async (): Promise<Connection> => {
    for (;;) {
      const connection = idle.pop() ?? (await (count < limit ? begin() : handedOver()));
      if (connection) return connection;
    }
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
