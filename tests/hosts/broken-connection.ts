import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BrokenConnection {
  port: number;
  /** Number of interruptions. */
  cuts: () => number;
  /** From now on the connection holds. */
  fix: () => void;
  stop: () => void;
}

/**
 * A connection to a local server that breaks: each time after a number of bytes from the client.
 * @param port of the server
 * @param bytes after which the nth connection breaks; all further ones break like the last
 */
export async function startBrokenConnection(port: number, bytes: number[]): Promise<BrokenConnection> {
  let connections = 0;
  let cuts = 0;
  let isFixed = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const limit = isFixed ? Number.POSITIVE_INFINITY : (bytes[connections++] ?? bytes.at(-1) ?? 0);
    const upstream = connect(port, '127.0.0.1');
    let sent = 0;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (chunk) => {
      sent += chunk.length;
      if (sent < limit) upstream.write(chunk);
      else {
        cuts += 1;
        end();
      }
    });
    upstream.on('data', (chunk) => client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    fix: () => {
      isFixed = true;
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
