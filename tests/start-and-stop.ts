import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a loopback port, and stops it with all its connections. @param port by default, a free one */
export const startAndStop = (server: Server, port = 0) => ({
  start: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
  stop: () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  /** Known once it has started. */
  origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});
