import { describe, expect, it, vi } from 'vitest';
import { replay } from '../../../client/shared/replay.ts';
import { find, openPage } from '../dom/page.ts';

const TYPES = ['pointerover', 'focusin', 'scroll', 'click', 'keydown', 'input', 'change', 'submit', 'toast'];

/** A page without React, what its visitor has done so far, and what React gets to see of that. */
function visit() {
  openPage('<div id="root"><form><input id="name"><input id="agreed" type="checkbox"></form></div>');
  const [root, name, agreed] = [find('#root'), find('#name'), find('#agreed')];
  const before: Event[] = [];
  for (const type of TYPES) root.addEventListener(type, (event) => before.push(event), true);
  const seen: Event[] = [];
  const startReact = (current: (old: Element) => Element = (old) => old) => {
    const earlier = [...before];
    for (const type of TYPES) root.addEventListener(type, (event) => seen.push(event), true);
    replay(root, earlier, current);
    return seen.map(({ type, target }) => `${type} ${(target as Element).id}`);
  };
  const send = (type: string, target: Element = name) =>
    target.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }));
  return { root, name, agreed, seen, send, startReact };
}

describe('what a visitor does before React', () => {
  it('reaches React in order, but not what only starts the island', () => {
    const { send, agreed, startReact } = visit();
    for (const type of TYPES) send(type, type === 'change' ? agreed : undefined);
    const own = ['click', 'keydown', 'input', 'submit', 'toast'].map((type) => `${type} name`);
    expect(startReact()).toEqual(own.toSpliced(3, 0, 'change agreed'));
  });

  it('reaches React once per field, with each click and key', () => {
    const { send, agreed, startReact } = visit();
    for (const type of ['click', 'keydown', 'input', 'change', 'click', 'keydown']) send(type);
    send('change', agreed);
    for (const type of ['submit', 'input', 'submit']) send(type);
    const own = ['click', 'keydown', 'change', 'click', 'keydown'].map((type) => `${type} name`);
    expect(startReact()).toEqual([...own, 'change agreed', 'input name', 'submit name']);
  });

  it('does not happen twice', () => {
    const { root, agreed, seen, startReact } = visit();
    agreed.click();
    expect(agreed.checked).toBe(true);
    const outside = vi.fn();
    document.addEventListener('click', outside);
    expect(startReact()).toContain('click agreed');
    expect(agreed.checked).toBe(true);
    expect(seen[0]?.defaultPrevented).toBe(true);
    expect(seen[0]).not.toBeInstanceOf(window.MouseEvent);
    expect(outside).not.toHaveBeenCalled();
    root.click();
    expect(outside).toHaveBeenCalledOnce();
  });

  it.each([
    ['a click that a script of the page has handled', 'click', true, {}, false],
    ['a toast that a script has handled', 'toast', true, {}, true],
    ['a submit', 'submit', false, {}, true],
    ['a submit that a script has handled', 'submit', true, {}, true],
    ['a submit with all fields right', 'submit', false, { wrong: '0' }, true],
    ['a submit with wrong fields', 'submit', false, { wrong: '2' }, false],
    ['a submit that the visitor has seen fail', 'submit', false, { failed: '' }, false],
  ])('reaches React if it is %s: %s, handled %s, with %j: %s', (_what, type, isHandled, data, reaches) => {
    const { root, send, startReact } = visit();
    if (isHandled) document.addEventListener(type, (event) => event.preventDefault());
    Object.assign(root.dataset, data);
    send(type);
    expect(startReact()).toEqual(reaches ? [`${type} name`] : []);
  });
});

it.each([
  [4999, 1],
  [5000, 0],
])('a toast of %i ms before React is shown %i times', (age, times) => {
  const { root, startReact } = visit();
  root.dispatchEvent(Object.defineProperty(new window.Event('toast'), 'timeStamp', { value: 1000 }));
  vi.stubGlobal('performance', { now: () => 1000 + age });
  expect(startReact()).toHaveLength(times);
});

describe('the words and choices of a visitor', () => {
  it('are in each field when React hears of it, though it renders them empty after each event', () => {
    const { root, name, agreed, send, startReact } = visit();
    name.value = 'Ana';
    agreed.checked = true;
    send('input', name);
    send('change', agreed);
    send('change', name);
    const heard: unknown[] = [];
    root.addEventListener('input', () => {
      heard.push(name.value);
      name.value = '';
      agreed.checked = false;
    });
    root.addEventListener('change', ({ target }) =>
      heard.push(target === name ? name.value : agreed.checked),
    );
    startReact();
    expect(heard).toEqual(['Ana', true, 'Ana']);
  });

  it('are news to React, which found them there', () => {
    const { name, send, startReact } = visit();
    const setValue = vi.fn();
    Object.assign(name, { _valueTracker: { setValue } });
    send('input');
    startReact();
    expect(setValue).toHaveBeenCalledExactlyOnceWith('\0');
  });

  it('keep their cursor', () => {
    const { name, agreed, send, startReact } = visit();
    const assigned = vi.fn();
    Object.defineProperty(name, 'value', { get: () => 'Ana', set: assigned });
    Object.defineProperty(agreed, 'checked', { get: () => true, set: assigned });
    send('input', name);
    send('change', agreed);
    startReact();
    expect(assigned).not.toHaveBeenCalled();
  });
});
