import { createServer } from 'node:http';
import { startAndStop } from '../start-and-stop.ts';

/** What a counter received: a visit, or an event with its name. */
type Counted = 'visit' | string;

/** A counter as its service documents it. */
interface Counter {
  what: string;
  /** Its name in content/site.yaml, the address of its script, and what that file says besides. */
  service: string;
  src: string;
  attributes?: (origin: string) => string;
  /** Its names for the site and for a received enquiry. */
  site?: string;
  event: string;
  /** Its script finds its attributes, counts the visit, and has a function for events. */
  script: string;
  /** The address where it counts. */
  counts: string;
  /** @returns the name of the site, and what to count */
  read(url: URL, body: string): [site: string | undefined, counted: Counted];
}

const ID = '94db1cb1-74f4-4a40-ad6c-962362670409';

const PLAUSIBLE = {
  service: 'plausible',
  event: 'Enquiry received',
  counts: '/api/event',
  read: (_url: URL, body: string): [string, Counted] => {
    const { n, d } = JSON.parse(body);
    return [d, n === 'pageview' ? 'visit' : n];
  },
};

export const COUNTERS: Counter[] = [
  {
    ...PLAUSIBLE,
    what: 'Plausible',
    src: '/plausible.js',
    attributes: () => 'data-domain: www.example.com',
    site: 'www.example.com',
    script: `const { src, dataset } = document.currentScript;
    const send = (n) => fetch(new URL('/api/event', src), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u: location.href, d: dataset.domain, r: document.referrer || null }) });
    window.plausible = send;
    send('pageview');`,
  },
  {
    ...PLAUSIBLE,
    // It starts when the page has given it settings, even empty ones.
    what: 'the script that Plausible makes for one site',
    src: '/js/pa-1.js',
    site: 'of-its-own',
    script: `const { src } = document.currentScript;
    const send = (n) => fetch(new URL('/api/event', src), { method: 'POST', keepalive: true, headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ n, u: location.href, d: 'of-its-own' }) });
    const { o, q = [] } = window.plausible;
    window.plausible = send;
    if (o) send('pageview');
    for (const call of q) send(...call);`,
  },
  {
    what: 'Umami',
    service: 'umami',
    src: '/umami.js',
    attributes: () => `data-website-id: ${ID}`,
    site: ID,
    event: 'Enquiry received',
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
  {
    what: 'GoatCounter',
    service: 'goatcounter',
    src: '/goatcounter.js',
    attributes: (origin) => `data-goatcounter: ${origin}/count`,
    event: 'enquiry-received',
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
];

/** A real server instead of a counter, on a separate origin. */
export function standInCounter({ src, script, counts, read }: Counter) {
  let asked: string[] = [];
  let counted: [site: string | undefined, counted: Counted][] = [];
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://counter');
    asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname === src) {
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
