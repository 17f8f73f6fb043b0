import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CounterService } from '../../schemas/measurement.ts';
import { startAndStop } from '../start-and-stop.ts';

/** What a counter received: a visit, or an event with its name. */
export type Counted = 'visit' | string;

/**
 * Scripts that work as the services document: they find their attributes on their own element, count the visit, and
 * provide a function for events.
 */
const SCRIPTS: Record<CounterService, string> = {
  plausible: `const { src, dataset } = document.currentScript;
    const send = (n) => fetch(new URL('/api/event', src), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u: location.href, d: dataset.domain, r: document.referrer || null }) });
    window.plausible = send;
    send('pageview');`,
  umami: `const { src, dataset } = document.currentScript;
    const send = (name) => fetch(new URL('/api/send', dataset.hostUrl || src), { method: 'POST', keepalive: true, credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'event', payload: { website: dataset.websiteId, url: location.pathname, name } }) });
    window.umami = { track: send };
    send();`,
  goatcounter: `const { dataset } = document.querySelector('script[data-goatcounter]');
    window.goatcounter = { count: ({ path = location.pathname, title = document.title, event = false } = {}) =>
      navigator.sendBeacon(dataset.goatcounter + '?' + new URLSearchParams({ p: path, t: title, e: event })) };
    window.goatcounter.count();`,
};

/** Plausible's script for one site: it starts when the page has given it settings, even empty ones. */
const PLAUSIBLE_OF_ONE_SITE = `const { src } = document.currentScript;
    const send = (n) => fetch(new URL('/api/event', src), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u: location.href, d: 'of-its-own' }) });
    const { o, q = [] } = window.plausible;
    window.plausible = send;
    if (o) send('pageview');
    for (const call of q) send(...call);`;

/** The address of each, and how it distinguishes visits from events. */
const READERS: Record<
  CounterService,
  (url: URL, body: string) => { site: string | undefined; counted: Counted }
> = {
  plausible: (_url, body) => {
    const { n, d } = JSON.parse(body);
    return { site: d, counted: n === 'pageview' ? 'visit' : n };
  },
  umami: (_url, body) => {
    const { website, name = 'visit' } = JSON.parse(body).payload;
    return { site: website, counted: name };
  },
  goatcounter: ({ searchParams }) => ({
    site: undefined,
    counted: searchParams.get('e') === 'true' ? (searchParams.get('p') ?? '') : 'visit',
  }),
};

const PATHS: Record<CounterService, string> = {
  plausible: '/api/event',
  umami: '/api/send',
  goatcounter: '/count',
};

/** A real server instead of a counter, on a separate origin. */
export function standInCounter(service: CounterService) {
  let asked: string[] = [];
  let counted: { site: string | undefined; counted: Counted }[] = [];
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://counter');
    asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname === '/script.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(() => {${SCRIPTS[service]}})();`);
      return;
    }
    if (url.pathname === '/js/pa-1.js') {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`(() => {${PLAUSIBLE_OF_ONE_SITE}})();`);
      return;
    }
    const body = (await request.toArray()).join('');
    if (request.method === 'POST' && url.pathname === PATHS[service])
      counted.push(READERS[service](url, body));
    response.writeHead(request.method === 'OPTIONS' ? 204 : 202, cors).end();
  });
  return {
    ...startAndStop(server, 0),
    /** Known once it has started. */
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => {
      asked = [];
      counted = [];
    },
    /** Every request so far. */
    asked: () => asked,
    counted: () => counted,
  };
}
