import { afterEach, describe, expect, it, vi } from 'vitest';
import { carryOver } from '../../../client/shared/carry-over.ts';
import { find, openPage } from '../dom/page.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose island React renders again, after something has happened to what was there. */
function renderAgain(html: string, happen: () => void = () => {}, again = html) {
  openPage(`<div id="root">${html}</div>`);
  happen();
  const root = find<HTMLElement>('#root');
  const before = [...root.querySelectorAll('*')];
  const { restore, current } = carryOver(root);
  root.innerHTML = again;
  restore();
  return { root, before, current };
}

describe('an island that React renders again', () => {
  it.each<[string, string, () => void, (root: Element) => unknown, unknown]>([
    [
      'words',
      '<input id="name"><textarea></textarea>',
      () => {
        find('input').value = 'Ana';
        find('textarea').value = 'Hello';
      },
      () => [find('input').value, find('textarea').value],
      ['Ana', 'Hello'],
    ],
    [
      'choices',
      '<input type="checkbox"><select><option>a<option>b</select>',
      () => {
        find('input').checked = true;
        find('select').value = 'b';
      },
      () => [find('input').checked, find('select').value],
      [true, 'b'],
    ],
    [
      'open lists',
      '<details open><a>1</a></details><details><a>2</a></details>',
      () => {
        find<HTMLDetailsElement>('details').open = false;
        find<HTMLDetailsElement>('details + details').open = true;
      },
      (root) => [...root.querySelectorAll('details')].map(({ open }) => open),
      [false, true],
    ],
    [
      'translations',
      '<p>Hello</p><b>World</b>',
      () => {
        find('p').innerHTML = '<font>Ho</font><font>la</font>';
      },
      (root) => root.innerHTML,
      '<p>Hola</p><b>World</b>',
    ],
  ])('keeps %s', (_what, html, happen, look, kept) => {
    expect(look(renderAgain(html, happen).root)).toEqual(kept);
  });

  it('keeps the contents of slots, which React renders empty, as the same elements', () => {
    const { root, before } = renderAgain(
      '<div class="slot"><i>static</i> text</div>',
      undefined,
      '<div class="slot"></div>',
    );
    expect(root.innerHTML).toBe('<div class="slot"><i>static</i> text</div>');
    expect(find('i')).toBe(before[1]);
  });

  it('does not put a text in place of elements', () => {
    const { root } = renderAgain(
      '<p>Now <b>1</b></p>',
      () => {
        find('p').textContent = 'Ahora 1';
      },
      '<p>Now <b>1</b></p>',
    );
    expect(root.innerHTML).toBe('<p>Now <b>1</b></p>');
  });

  it('gives each element what belongs to it, whatever an extension has put in between', () => {
    const happen = () => {
      find('#name').value = 'Ana';
      find('#email').value = 'ana@example.com';
      find('#name').insertAdjacentHTML('beforebegin', '<input class="password-manager" value="secret">');
    };
    renderAgain('<input id="name"><input id="email"><input name="x" value="1"><input>', happen);
    expect([find('#name').value, find('#email').value, find('[name=x]').value]).toEqual([
      'Ana',
      'ana@example.com',
      '1',
    ]);
  });

  it('pairs what has lost its name by its order', () => {
    const { root } = renderAgain('<p class="a">1</p><p class="b">2</p>', () => {
      for (const one of document.querySelectorAll('p')) one.className = 'translated';
      find('p').textContent = 'uno';
      find('p').insertAdjacentHTML('beforebegin', '<i>inserted</i>');
    });
    expect(root.textContent).toBe('uno2');
  });

  it('keeps the focus and the selection', () => {
    renderAgain('<input id="email"><input id="name" value="Ana Ruiz">', () => {
      find('#name').focus();
      find('#name').setSelectionRange(1, 3);
    });
    const name = find('#name');
    expect(document.activeElement).toBe(name);
    expect([name.selectionStart, name.selectionEnd]).toEqual([1, 3]);
  });

  it('keeps the focus of a button, without scrolling to it', () => {
    openPage('<div id="root"><button></button></div><button id="outside"></button>');
    const root = find<HTMLElement>('#root');
    find('button').focus();
    const { restore } = carryOver(root);
    root.innerHTML = '<button></button>';
    const focus = vi.spyOn(find('button'), 'focus');
    restore();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it('leaves a focus outside of it alone', () => {
    openPage('<div id="root"><input></div><button></button>');
    find('button').focus();
    const focus = vi.spyOn(find('button'), 'focus');
    const root = find<HTMLElement>('#root');
    const { restore } = carryOver(root);
    root.innerHTML = '<input>';
    restore();
    expect(document.activeElement).toBe(find('button'));
    expect(focus).not.toHaveBeenCalled();
  });

  it('keeps the scroll positions, at once', () => {
    openPage('<div id="root"><ul></ul><ol></ol></div>');
    const root = find<HTMLElement>('#root');
    find('ul').scrollLeft = 80;
    const { restore } = carryOver(root);
    root.innerHTML = '<ul></ul><ol></ol>';
    const [list, other] = [vi.spyOn(find('ul'), 'scrollTo'), vi.spyOn(find('ol'), 'scrollTo')];
    restore();
    expect(list).toHaveBeenCalledExactlyOnceWith({ left: 80, behavior: 'instant' });
    expect(other).not.toHaveBeenCalled();
  });

  it('does not fill in a file, which browsers forbid', () => {
    openPage('<div id="root"><input type="file"></div>');
    const root = find<HTMLElement>('#root');
    const { restore } = carryOver(root);
    root.innerHTML = '<input type="file">';
    const assigned = vi.fn();
    Object.defineProperty(find('input'), 'value', { set: assigned });
    restore();
    expect(assigned).not.toHaveBeenCalled();
  });
});

describe('an island that React takes over as it is', () => {
  it.each(['<input value="Ana">', ''])('is not touched: %s', (html) => {
    openPage(`<div id="root">${html}</div>`);
    const { restore, current } = carryOver(find('#root'));
    find('#root').insertAdjacentHTML('beforeend', '<input>');
    restore();
    expect(find('#root').innerHTML).toBe(`${html}<input>`);
    expect(find('#root').querySelectorAll('input')[html ? 1 : 0]?.value).toBe('');
    expect(current(find('#root'))).toBe(find('#root'));
  });
});

describe('an event of an element that is gone', () => {
  it('belongs to the element in its place, or around it if a translator made it', () => {
    openPage('<div id="root"><button>Send</button></div>');
    const root = find<HTMLElement>('#root');
    const { restore, current } = carryOver(root);
    find('button').innerHTML = '<font><font>Enviar</font></font>';
    const font = find('font font');
    root.innerHTML = '<button>Send</button>';
    restore();
    expect(current(font)).toBe(find('button'));
  });
});
