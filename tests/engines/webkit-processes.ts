import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { freePort, untilListening } from '../hosts/ftp-server.ts';
import { find } from '../hosts/programs.ts';
import { askWebDriver } from './webdriver.ts';

const run = promisify(execFile);

/** A screen in memory, and a home for the browsers on it. */
export interface Desk {
  environment: NodeJS.ProcessEnv;
  home: string;
  close: () => Promise<void>;
}

/** A browser with its driver. */
export interface Session {
  /** Where its commands go. */
  address: string;
  close: () => Promise<void>;
}

/** A proxy that is not there keeps the browser to this machine: tests must not depend on the network. */
const ALONE = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
};

/** ms in which a browser starts, mostly; each further attempt gets as much more, for busy machines. */
const START = 5_000;

export async function startDesk(): Promise<Desk> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  // It takes the first number that is free, and says which.
  const screen = spawn(find('Xvfb') ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return {
    home,
    environment: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, 'config'),
      XDG_CACHE_HOME: path.join(home, 'cache'),
      XDG_DATA_HOME: path.join(home, 'data'),
      // There is no desktop to ask for accessibility.
      NO_AT_BRIDGE: '1',
    },
    close: async () => {
      const gone = once(screen, 'exit');
      screen.kill();
      await gone;
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** GTK, and with it WebKit, takes the wish for no animations for the wish for reduced motion. */
export async function setMotion({ home }: Desk, motion: boolean): Promise<void> {
  const folder = path.join(home, 'config', 'gtk-3.0');
  await mkdir(folder, { recursive: true });
  const settings = `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`;
  await writeFile(path.join(folder, 'settings.ini'), settings);
}

/**
 * Starts MiniBrowser by a WebKitWebDriver of its own. Once in a while the two do not find each other: they are then
 * started again.
 * @param args options of MiniBrowser
 */
export async function startSession(desk: Desk, args: string[], attempt = 1): Promise<Session> {
  const port = await freePort();
  // A group of its own, so that nothing of it stays behind.
  const driver = spawn(find('WebKitWebDriver') ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: desk.environment,
    detached: true,
  });
  try {
    await untilListening(port);
    const alwaysMatch = { proxy: ALONE, 'webkitgtk:browserOptions': { args } };
    const capabilities = { alwaysMatch };
    const sessions = `http://127.0.0.1:${port}/session`;
    const { sessionId } = (await askWebDriver(sessions, 'POST', { capabilities }, START * attempt)) as {
      sessionId: string;
    };
    const address = `${sessions}/${sessionId}`;
    return {
      address,
      close: async () => {
        await askWebDriver(address, 'DELETE').catch(() => undefined);
        await stopGroup(driver);
      },
    };
  } catch (error) {
    await stopGroup(driver);
    if (attempt === 6) throw error;
    return startSession(desk, args, attempt + 1);
  }
}

async function stopGroup(leader: ChildProcess): Promise<void> {
  if (leader.exitCode !== null || leader.pid === undefined) return;
  const gone = once(leader, 'exit');
  process.kill(-leader.pid, 'SIGKILL');
  await gone;
}

/** px that a notch of the wheel scrolls, about. */
const NOTCH = 120;

/**
 * Turns the wheel of the desk's own mouse, by whole notches. What WebKitWebDriver makes up has no end, so that
 * the page never comes to rest.
 * @param x px from the left edge of the screen, as of a window in full screen; likewise `y` from the top
 */
export async function turnWheel(
  desk: Desk,
  x: number,
  y: number,
  deltaX: number,
  deltaY: number,
): Promise<void> {
  const turns = [
    { button: deltaY > 0 ? 5 : 4, notches: Math.ceil(Math.abs(deltaY) / NOTCH) },
    { button: deltaX > 0 ? 7 : 6, notches: Math.ceil(Math.abs(deltaX) / NOTCH) },
  ].filter(({ notches }) => notches > 0);
  const args = turns.flatMap(({ button, notches }) => [
    'click',
    '--repeat',
    `${notches}`,
    '--delay',
    '40',
    `${button}`,
  ]);
  const point = ['mousemove', `${Math.round(x)}`, `${Math.round(y)}`];
  await run(find('xdotool') ?? 'xdotool', [...point, ...args], { env: desk.environment });
}
