/** Connections to one host, each of which runs one step at a time. */
export interface Pool<Connection> {
  use: <Result>(step: (connection: Connection) => Promise<Result>) => Promise<Result>;
  close: () => void;
}

/**
 * @param open opens a connection; if the host allows fewer than `most`, the allowed ones share the work
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
      // Waiting steps fail by themselves: nobody is left to pass on a connection.
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
