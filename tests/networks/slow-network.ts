import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { seeded } from '../../build/assets/cards/seeded.ts';

/** Round-trip time in ms; bits per second in each direction; fraction of segments that are lost. */
export const BAD = { roundTrip: 400, bitsPerSecond: 400_000, loss: 0.1 };

/** Bytes of a TCP segment on Ethernet. */
const SEGMENT = 1460;
/** Milliseconds after which a sender without a reply sends again (RFC 6298: at least 1 s, doubled each time). */
const TIMEOUT = 1000;
/** Segments after a lost one that report the loss to the sender within a round trip (RFC 5681: three duplicates). */
const DUPLICATES = 3;

/** How the next enquiry is interrupted: after half of the request, or during the response. */
type Cut = 'request' | 'answer' | undefined;

/**
 * A TCP proxy that imitates a bad network: it delays, limits the rate, and stalls for retransmissions.
 * @param target port of the server
 * @param seed of the losses: the same seed loses the same segments of the same traffic
 */
export function slowNetwork(target: () => number, seed: string, { roundTrip, bitsPerSecond, loss } = BAD) {
  const random = seeded(seed);
  const lost = () => random() < loss;
  let cut: Cut;
  let losses = 0;

  /** Milliseconds by which a segment is late because it was lost, once or repeatedly. */
  const stallOf = (following: number): number => {
    let stall = 0;
    for (let time = 0; lost(); time += 1) {
      losses += 1;
      stall += time === 0 && following >= DUPLICATES ? roundTrip : TIMEOUT * 2 ** time;
    }
    return stall;
  };

  /** One direction of the link, shared by all connections: one segment after another. */
  const createLine = () => {
    let free = 0;
    return (bytes: number, earliest: number) => {
      free = Math.max(free, earliest) + (bytes * 8000) / bitsPerSecond;
      return free + roundTrip / 2;
    };
  };
  const lines = { up: createLine(), down: createLine() };

  /** One direction of a connection: a lost segment delays everything behind it. */
  const createPipe = (line: ReturnType<typeof createLine>, to: Socket, opened: number) => {
    let last = opened;
    const waiting: (() => void)[] = [];
    // Whichever timer ends, the oldest segment goes first: simultaneous timers may end in any order.
    const later = (run: () => void) => {
      waiting.push(run);
      setTimeout(() => waiting.shift()?.(), Math.max(0, last - performance.now()));
    };
    return {
      send: (data: Buffer) => {
        for (let at = 0; at < data.length; at += SEGMENT) {
          const segment = data.subarray(at, at + SEGMENT);
          const following = Math.ceil((data.length - at) / SEGMENT) - 1;
          const due = line(segment.length, Math.max(opened, performance.now())) + stallOf(following);
          last = Math.max(last, due);
          later(() => to.writable && to.write(segment));
        }
      },
      end: later,
    };
  };

  const server = createServer((client) => {
    const host = connect(target(), '127.0.0.1');
    const both = [client, host];
    const breakOff = () => {
      for (const socket of both) socket.destroy();
    };
    // The handshake: a lost first packet is sent again after the timeout.
    const opened = performance.now() + roundTrip + stallOf(0);
    const up = createPipe(lines.up, host, opened);
    const down = createPipe(lines.down, client, opened);
    let carriesEnquiry = false;

    client.on('data', (data) => {
      const isEnquiry = data.includes('POST /start-trigger');
      carriesEnquiry ||= isEnquiry;
      if (isEnquiry && cut === 'request') {
        cut = undefined;
        up.send(data.subarray(0, data.length / 2));
        up.end(breakOff);
      } else up.send(data);
    });
    host.on('data', (data) => {
      if (!carriesEnquiry || cut !== 'answer') return down.send(data);
      cut = undefined;
      breakOff();
    });
    client.on('end', () => up.end(() => host.end()));
    host.on('end', () => down.end(() => client.end()));
    for (const socket of both) socket.on('error', breakOff);
  });

  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () => server.close(),
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Interrupts the connection of the next enquiry; the network works again right after. */
    cutNext: (at: Cut) => {
      cut = at;
    },
    /** Segments lost so far, including repeated losses. */
    losses: () => losses,
  };
}
