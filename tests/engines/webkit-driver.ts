import type { Browsers, Driver, WindowOptions } from './driver.ts';
import { askWebDriver, keyActions, mouseAction } from './webdriver.ts';
import { type Desk, setMotion, startDesk, startSession, turnWheel } from './webkit-processes.ts';

/** Windows of WebKitGTK: its MiniBrowser on a virtual screen, controlled by WebKitWebDriver. */
export function webkitBrowsers(): Browsers {
  let desk: Promise<Desk> | undefined;
  return {
    async open(options) {
      desk ??= startDesk();
      return openWindow(await desk, options);
    },
    async close() {
      if (desk) await (await desk).close();
    },
  };
}

async function openWindow(desk: Desk, { size, scripts, motion }: WindowOptions): Promise<Driver> {
  await setMotion(desk, motion);
  // In full screen there are no toolbars, so the window can be as narrow as a phone. Compositing stays on: without it
  // WebKitGTK crashes in a view transition.
  const session = await startSession(desk, [
    '--automation',
    '--full-screen',
    `--enable-javascript=${scripts}`,
  ]);
  const post = (command: string, body: object = {}) =>
    askWebDriver(`${session.address}/${command}`, 'POST', body);
  const act = (device: object) => post('actions', { actions: [device] });
  const evaluate = async <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
    (await post('execute/sync', {
      script: `return (${run})(arguments[0])`,
      args: [argument ?? null],
    })) as Result;

  const driver: Driver = {
    open: (address) => post('url', { url: address }),
    reload: () => post('refresh'),
    back: () => post('back'),
    resize: (to) => post('window/rect', to),
    evaluate,
    evaluateInFrame: async (run, argument) => {
      await post('frame', { id: 0 });
      return evaluate(run, argument).finally(() => post('frame', { id: null }));
    },
    moveMouse: (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      return act(mouseAction({ type: 'pointerMove', duration: 0, ...place }));
    },
    mouseDown: () => act(mouseAction({ type: 'pointerDown', button: 0 })),
    mouseUp: () => act(mouseAction({ type: 'pointerUp', button: 0 })),
    wheel: (x, y, deltaX, deltaY) => turnWheel(desk, x, y, deltaX, deltaY),
    press: (key) => act(keyActions(key)),
    close: session.close,
  };
  await driver.resize(size);
  return driver;
}
