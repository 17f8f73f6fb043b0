import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startAndStop } from '../start-and-stop.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

/** A stand-in for the map's host, with faults. */
let behavior: (request: IncomingMessage, response: ServerResponse) => unknown;
let asked: string[] = [];
const good: typeof behavior = (_request, response) =>
  response.setHeader('Content-Type', 'text/html').end('<title>Map</title><body bgcolor="green">');
const refuses: typeof behavior = (request) => request.socket.destroy();
const host = createServer((request, response) => {
  asked.push(`${request.method} ${request.url?.split('?')[0]}`);
  behavior(request, response);
});
const { start, stop, origin } = startAndStop(host);

beforeAll(start);
afterEach(() => {
  host.closeAllConnections();
  asked = [];
});
afterAll(stop);

/** Scrolls until the map is the given number of px below the screen. */
const scrollTo = (screen: Screen, distance: number) =>
  screen.evaluate((above) => {
    const map = document.querySelector('footer img[src*="address-streets"]') as Element;
    const top = map.getBoundingClientRect().top + scrollY;
    scroll({ top: top - innerHeight - above, behavior: 'instant' });
  }, distance);

async function near({ visit }: EngineContext): Promise<Screen> {
  const screen = await visit('/services/gmb/');
  await screen.isPainted();
  await scrollTo(screen, 150);
  return screen;
}

/** Whether the frame and the drawing are visible. */
const shown = () => ({
  frame: document.querySelector('footer iframe')?.checkVisibility({ visibilityProperty: true }) ?? false,
  drawing: document.querySelector('footer img[src*="address-streets"]')?.checkVisibility() ?? false,
});

const isSeen = (screen: Screen) =>
  screen.until('the map is seen', () =>
    document.querySelector('footer iframe')?.checkVisibility({ visibilityProperty: true }),
  );

inEveryEngine(
  'Map',
  (test) => {
    test('is requested only when it comes within 200 px of the screen', async ({ visit }) => {
      behavior = good;
      const screen = await visit('/services/gmb/');
      await screen.isPainted();
      await scrollTo(screen, 300);
      await screen.isPainted();
      expect(asked).toEqual([]);
      await scrollTo(screen, 150);
      await expect.poll(() => asked).toEqual(['HEAD /maps', 'GET /maps']);
    });

    test('is shown when it has loaded, not before', async (context) => {
      let answer = () => {};
      behavior = (request, response) => {
        if (request.method === 'HEAD') good(request, response);
        else answer = () => good(request, response);
      };
      const screen = await near(context);
      await expect.poll(() => asked.length).toBe(2);
      await screen.isPainted();
      expect(await screen.evaluate(shown)).toEqual({ frame: false, drawing: true });
      answer();
      await isSeen(screen);
    });

    test('remains a drawing while its host cannot be reached, and loads once it can', async (context) => {
      behavior = refuses;
      const screen = await near(context);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await screen.isPainted();
      expect(await screen.evaluate(shown)).toEqual({ frame: false, drawing: true });
      expect(asked).not.toContain('GET /maps');
      behavior = good;
      await screen.evaluate(() => scroll({ top: 0, behavior: 'instant' }));
      await screen.isPainted();
      await scrollTo(screen, 150);
      await isSeen(screen);
    });
  },
  { change: (html) => html.replaceAll('https://www.google.com', origin()) },
);
