import { describe, expect, it, vi } from 'vitest';
import { carryOver } from '../../../client/shared/carry-over.ts';
import { find, openPage } from '../dom/page.ts';

const set = (selector: string, properties: object) => Object.assign(find(selector), properties);

/** A page whose island React renders again, after something has happened to what was there. */
function renderAgain(html: string, happen: () => unknown = () => {}, again = html) {
  openPage(`<div id="root">${html}</div><a href="/">Home</a>`);
  happen();
  const root = find<HTMLElement>('#root');
  const before = [...root.querySelectorAll('*')];
  const carried = carryOver(root);
  root.innerHTML = again;
  return { root, before, ...carried };
}

describe('an island that React renders again', () => {
  it.each([
    ['words', '<input>', 'input', { value: 'Ana' }],
    ['lines of words', '<textarea></textarea>', 'textarea', { value: 'Hello' }],
    ['a ticked box', '<input type="checkbox">', 'input', { checked: true }],
    ['a choice', '<select><option>a<option>b</select>', 'select', { value: 'b' }],
    ['a list that was opened', '<details></details>', 'details', { open: true }],
    ['a list that was closed', '<details open></details>', 'details', { open: false }],
  ])('keeps %s', (_what, html, selector, state) => {
    renderAgain(html, () => set(selector, state)).restore();
    expect(find(selector)).toMatchObject(state);
  });

  it.each([
    ['a translation', '<p>One</p><b>2</b>', '<p><font>U</font><font>no</font></p><b>2</b>', 'Uno2'],
    ['elements, and puts no text in their place', '<p>1 <b>2</b></p>', '<p>uno 2</p>', '1 2'],
    ['what lost its name', '<p id="a">1</p><p id="b">2</p>', '<i>new</i><p>uno</p><p>2</p>', 'uno2'],
  ])('keeps %s', (_what, html, changed, kept) => {
    const { root, restore } = renderAgain(changed, undefined, html);
    restore();
    expect(root.textContent).toBe(kept);
    expect(root.querySelectorAll('p, b')).toHaveLength(2);
  });

  it('keeps the contents of slots, which React renders empty, as the same elements', () => {
    const html = '<div class="slot"><i>static</i> text</div>';
    const { root, before, restore } = renderAgain(html, undefined, '<div class="slot"></div>');
    restore();
    expect(root.innerHTML).toBe(html);
    expect(find('i')).toBe(before[1]);
  });

  it('gives each element what belongs to it, whatever an extension has put in between', () => {
    renderAgain('<input id="name"><input id="email"><input name="x" value="1"><input>', () => {
      set('#name', { value: 'Ana' });
      set('#email', { value: 'ana@example.com' });
      find('#name').insertAdjacentHTML('beforebegin', '<input class="password-manager" value="secret">');
    }).restore();
    const values = ['#name', '#email', '[name=x]'].map((selector) => find(selector).value);
    expect(values).toEqual(['Ana', 'ana@example.com', '1']);
  });

  it('keeps the focus and the selection, without scrolling to it', () => {
    const { restore } = renderAgain('<input id="email"><input id="name" value="Ana Ruiz">', () => {
      find('#name').focus();
      find('#name').setSelectionRange(1, 3);
    });
    const name = find('#name');
    const focus = vi.spyOn(name, 'focus');
    restore();
    expect([document.activeElement, name.selectionStart, name.selectionEnd]).toEqual([name, 1, 3]);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  it.each(['#root button', 'a'])('keeps the focus of a button, or outside of it: %s', (focused) => {
    const { restore } = renderAgain('<button></button>', () => find(focused).focus());
    const focus = vi.spyOn(find('a'), 'focus');
    restore();
    expect(document.activeElement).toBe(find(focused));
    expect(focus).not.toHaveBeenCalled();
  });

  it('keeps the scroll positions, at once', () => {
    const { restore } = renderAgain('<ul></ul><ol></ol>', () => set('ul', { scrollLeft: 80 }));
    const [list, other] = [vi.spyOn(find('ul'), 'scrollTo'), vi.spyOn(find('ol'), 'scrollTo')];
    restore();
    expect(list).toHaveBeenCalledExactlyOnceWith({ left: 80, behavior: 'instant' });
    expect(other).not.toHaveBeenCalled();
  });

  it('does not fill in a file, which browsers forbid', () => {
    const { restore } = renderAgain('<input type="file">');
    const assigned = vi.fn();
    Object.defineProperty(find('input'), 'value', { set: assigned });
    restore();
    expect(assigned).not.toHaveBeenCalled();
  });

  it('gets an event of an element that is gone at the one in its place, or around it', () => {
    const translated = '<button><font><font>Enviar</font></font></button>';
    const { before, current, restore } = renderAgain(translated, undefined, '<button>Send</button>');
    restore();
    expect(current(before[2] as Element)).toBe(find('button'));
  });
});

it.each(['<input value="Ana">', ''])(
  'an island that React takes over as it is is not touched: %s',
  (html) => {
    openPage(`<div id="root">${html}</div>`);
    const { restore, current } = carryOver(find('#root'));
    find('#root').insertAdjacentHTML('beforeend', '<input>');
    restore();
    expect(find('#root').innerHTML).toBe(`${html}<input>`);
    expect(find('#root').querySelectorAll('input')[html ? 1 : 0]?.value).toBe('');
    expect(current(find('#root'))).toBe(find('#root'));
  },
);
