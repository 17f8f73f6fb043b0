import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { NOWHERE } from '../browser/chromium.ts';
import { find, freePort, untilListening } from '../hosts/programs.ts';
import { askWebDriver } from './webdriver.ts';

const run = promisify(execFile);

/** A virtual screen, and a home folder for its browsers. */
export interface Desk {
  environment: NodeJS.ProcessEnv;
  home: string;
  close: () => Promise<void>;
}

/** A browser with its driver. */
export interface Session {
  /** Address for its commands. */
  address: string;
  close: () => Promise<void>;
}

const ALONE = { proxyType: 'manual', httpProxy: NOWHERE, sslProxy: NOWHERE, noProxy: ['127.0.0.1'] };

/** Milliseconds in which a browser usually starts; each further attempt gets as much more, for busy machines. */
const START = 5_000;

export async function startDesk(): Promise<Desk> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  // It uses the first free number, and prints it.
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
      // There is no desktop to ask about accessibility.
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

/** GTK, and with it WebKit, treats disabled animations as reduced motion. */
export async function setMotion({ home }: Desk, motion: boolean): Promise<void> {
  const folder = path.join(home, 'config', 'gtk-3.0');
  await mkdir(folder, { recursive: true });
  const settings = `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`;
  await writeFile(path.join(folder, 'settings.ini'), settings);
}

/**
 * Starts MiniBrowser with its own WebKitWebDriver. Occasionally the two do not find each other, and are started again.
 * @param args options of MiniBrowser
 */
export async function startSession(desk: Desk, args: string[], attempt = 1): Promise<Session> {
  const port = await freePort();
  // In a separate process group, so that all of it can be stopped.
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

/** Approximate px per notch of the wheel. */
const NOTCH = 120;

/**
 * Turns the wheel of the desktop's mouse, by whole notches. Scrolling simulated by WebKitWebDriver never ends, so the
 * page would never come to rest.
 * @param x px from the left edge of the screen, or of a full-screen window; likewise `y` from the top
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
