import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * A line to a local server that breaks.
 * @param port of the server
 * @param cuts numbers of bytes from the client, over all connections, at which the one in use breaks; each is removed
 * when that has happened
 */
export async function startBrokenConnection(port: number, cuts: number[]) {
  let sent = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.on('data', (chunk) => {
      sent += chunk.length;
      if (sent < (cuts[0] ?? Number.POSITIVE_INFINITY)) {
        upstream.write(chunk);
      } else {
        cuts.shift();
        client.destroy();
      }
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('close', () => client.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
