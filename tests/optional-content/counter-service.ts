import { createServer } from 'node:http';
import { startAndStop } from '../start-and-stop.ts';

/** What a counter received: a visit, or an event with its name. */
export type Counted = 'visit' | string;

/** A script that works as its service documents it, the address where it counts, and how that reads what it gets. */
interface Service {
  script: string;
  counts: string;
  /** @returns the name of the site, and what to count */
  read(url: URL, body: string): [site: string | undefined, counted: Counted];
}

const readPlausible = (_url: URL, body: string): [string, Counted] => {
  const { n, d } = JSON.parse(body);
  return [d, n === 'pageview' ? 'visit' : n];
};

/** By the address of the script. They find their attributes, count the visit, and have a function for events. */
const SERVICES: Record<string, Service> = {
  '/plausible.js': {
    script: `const { src, dataset } = document.currentScript;
    const send = (n) => fetch(new URL('/api/event', src), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u: location.href, d: dataset.domain, r: document.referrer || null }) });
    window.plausible = send;
    send('pageview');`,
    counts: '/api/event',
    read: readPlausible,
  },
  // Plausible's script for one site: it starts when the page has given it settings, even empty ones.
  '/js/pa-1.js': {
    script: `const { src } = document.currentScript;
    const send = (n) => fetch(new URL('/api/event', src), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u: location.href, d: 'of-its-own' }) });
    const { o, q = [] } = window.plausible;
    window.plausible = send;
    if (o) send('pageview');
    for (const call of q) send(...call);`,
    counts: '/api/event',
    read: readPlausible,
  },
  '/umami.js': {
    script: `const { src, dataset } = document.currentScript;
    const send = (name) => fetch(new URL('/api/send', dataset.hostUrl || src), { method: 'POST', keepalive: true, credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload: { website: dataset.websiteId, url: location.pathname, name } }) });
    window.umami = { track: send };
    send();`,
    counts: '/api/send',
    read: (_url, body) => {
      const { website, name = 'visit' } = JSON.parse(body).payload;
      return [website, name];
    },
  },
  '/goatcounter.js': {
    script: `const { dataset } = document.querySelector('script[data-goatcounter]');
    window.goatcounter = { count: ({ path = location.pathname, title = document.title, event = false } = {}) =>
      navigator.sendBeacon(dataset.goatcounter + '?' + new URLSearchParams({ p: path, t: title, e: event })) };
    window.goatcounter.count();`,
    counts: '/count',
    read: ({ searchParams }) => [
      undefined,
      searchParams.get('e') === 'true' ? (searchParams.get('p') ?? '') : 'visit',
    ],
  },
};

/** A real server instead of a counter, on a separate origin. @param address of its script */
export function standInCounter(address: string) {
  const { script, counts, read } = SERVICES[address] as Service;
  let asked: string[] = [];
  let counted: [site: string | undefined, counted: Counted][] = [];
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://counter');
    asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname === address) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(() => {${script}})();`);
      return;
    }
    const body = (await request.toArray()).join('');
    if (request.method === 'POST' && url.pathname === counts) counted.push(read(url, body));
    response.writeHead(request.method === 'OPTIONS' ? 204 : 202, cors).end();
  });
  return {
    ...startAndStop(server),
    reset: () => {
      asked = [];
      counted = [];
    },
    /** Every request so far. */
    asked: () => asked,
    counted: () => counted,
  };
}
