import type { Server } from 'node:http';

/** Starts a server on a loopback port, and stops it with all its connections. */
export const startAndStop = (server: Server, port: number) => ({
  start: () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
  stop: () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
});
