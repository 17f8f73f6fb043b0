import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { codeOf } from '../../shared/disk-errors.ts';
import { type BuildOptions, readOptions } from '../../shared/options.ts';

/** Names of this machine in a Host header. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The IPv4 addresses of this machine in its networks. */
export const networkHosts = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/** Reads the command line of a server: the options of a build, and `--host`, which opens it to the network. */
export function readServerOptions(): { options: BuildOptions; isOpen: boolean } {
  const args = process.argv.slice(2);
  const rest = args.filter((arg) => arg !== '--host');
  return { options: readOptions(rest, process.env), isOpen: rest.length < args.length };
}

/** @returns the port from the environment, 3000 if it names none */
export function readPort(value: string | undefined): number {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 0 to 65535, but it is "${value}".`);
}

/**
 * Starts a server on 127.0.0.1, which browsers also try for localhost.
 * @param port 0 for a free one
 * @param isOpen on all IPv4 addresses of this machine
 * @returns the port
 * @throws Error that says what to do if the port is in use
 */
export async function listen(server: Server, port: number, isOpen = false): Promise<number> {
  server.listen({ port, host: isOpen ? '0.0.0.0' : '127.0.0.1' });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is used by another program. Stop that one, or set another port before the command: PORT=${port + 1}, in PowerShell $env:PORT=${port + 1};`,
    );
  }
  return (server.address() as AddressInfo).port;
}

/**
 * The addresses of the site, for the terminal.
 * @param note is printed beside the address of this machine
 * @param path of the page that is shown
 */
export function formatAddresses(port: number, isOpen: boolean, note: string, path = '/'): string {
  const own = `http://localhost:${port}${path}  (${note})`;
  if (!isOpen) return own;
  const hosts = networkHosts();
  if (hosts.length === 0)
    return `${own}\nThis computer is not connected to a network, so nobody else can open this address.`;
  return [
    own,
    ...hosts.map((host) => `http://${host}:${port}${path}  (for a phone on the same network)`),
    'Everyone on that network can see the site and send enquiries here until you stop it.',
  ].join('\n');
}
