import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../build/commands/server/listening.ts';

/** Starts a server, which stops at the end of the test. @returns its port */
export async function startServer(server: Server, isOpen = false): Promise<number> {
  const port = await listen(server, 0, isOpen);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}
