/** A step of an input device: https://www.w3.org/TR/webdriver2/#actions */
export type Action = Record<string, string | number>;

/**
 * Sends a command to a WebDriver server.
 * @param patience milliseconds until it is given up
 * @throws Error with the server's message if it refuses, or that it does not answer
 */
export async function askWebDriver(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
  patience = 60_000,
): Promise<unknown> {
  const request = { method, body: body ? JSON.stringify(body) : null, signal: AbortSignal.timeout(patience) };
  const response = await fetch(address, request).catch((error: Error) => {
    throw new Error(`${method} ${address}: ${error.message} ${request.body?.slice(0, 300) ?? ''}`);
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${address}: ${error}: ${message}`);
  }
  return value;
}

/** Code points that stand for keys without a letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Backspace: '\uE003',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
};

/** Presses and releases a key. @throws Error for a name that is neither a letter nor known here */
export function keyActions(key: string): object {
  const value = KEYS[key] ?? key;
  if ([...value].length !== 1) throw new Error(`No code is known here for the key "${key}".`);
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return { type: 'key', id: 'keyboard', actions };
}

/** A step of the mouse. */
export const mouseAction = (action: Action): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [action],
});
