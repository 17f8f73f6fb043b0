import type { CDPSession } from 'playwright-core';

/** A request on the network; times in ms on the browser's own clock. */
export interface Resource {
  url: string;
  sent: number;
  /** The response headers; undefined until they arrive. */
  head?: { at: number; bytes: number };
  /** Pieces of the body, in bytes after decompression: of compressed ones the browser knows only the sum. */
  pieces: { at: number; bytes: number }[];
  /** Bytes of the complete response on the network, once it has ended. */
  total?: number;
}

export interface Account {
  requests: number;
  bytes: number;
}

/**
 * The traffic up to a moment: responses that had begun, and the bytes that had arrived.
 * @param until milliseconds on the same clock; by default everything
 */
export function account(resources: Resource[], until = Number.POSITIVE_INFINITY): Account {
  const begun = resources.filter(({ head }) => head !== undefined && head.at <= until);
  return {
    requests: begun.length,
    bytes: begun.reduce((sum, resource) => sum + arrived(resource, until), 0),
  };
}

/** Assumes that the compressed body arrives as evenly as the decompressed one. */
function arrived({ head, pieces, total }: Resource, until: number): number {
  const headBytes = head?.bytes ?? 0;
  if (total === undefined) return headBytes;
  const sum = (of: Resource['pieces']) => of.reduce((bytes, piece) => bytes + piece.bytes, 0);
  const whole = sum(pieces);
  const share = whole === 0 ? 1 : sum(pieces.filter(({ at }) => at <= until)) / whole;
  return Math.round(headBytes + (total - headBytes) * share);
}

/** The requests of a page, updated while it loads. */
export interface Traffic {
  resources: Resource[];
  /** When the page itself was requested. @throws Error before that */
  start: () => number;
  /** Resolves after some ms without traffic, when every request has ended. */
  quiet: (rest: number) => Promise<void>;
}

/** Records the requests of a page from now on. */
export async function watchTraffic(devtools: CDPSession): Promise<Traffic> {
  const byId = new Map<string, Resource>();
  const open = new Set<string>();
  let lastMove = Date.now();
  const note = (id: string, change: (resource: Resource) => void) => {
    lastMove = Date.now();
    const resource = byId.get(id);
    if (resource) change(resource);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    // Data URLs cause no traffic.
    if (request.url.startsWith('data:')) return;
    byId.set(requestId, { url: request.url, sent: timestamp * 1000, pieces: [] });
    open.add(requestId);
    lastMove = Date.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    note(requestId, (resource) => {
      resource.head = { at: timestamp * 1000, bytes: response.encodedDataLength };
    }),
  );
  devtools.on('Network.dataReceived', ({ requestId, timestamp, dataLength }) =>
    note(requestId, ({ pieces }) => pieces.push({ at: timestamp * 1000, bytes: dataLength })),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    note(requestId, (resource) => {
      resource.total = encodedDataLength;
    });
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    note(requestId, () => {});
  });
  await devtools.send('Network.enable');
  return {
    get resources() {
      return [...byId.values()];
    },
    start: () => {
      const [page] = byId.values();
      if (!page) throw new Error('No page was asked for.');
      return page.sent;
    },
    quiet: async (rest) => {
      while (open.size > 0 || Date.now() - lastMove < rest) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
