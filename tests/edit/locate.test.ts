import { describe, expect, it } from 'vitest';
import { locate, type PagePart } from '../../client/edit/locate.ts';
import type { FieldText } from '../../client/edit/messages.ts';

/** A part of a page: its words, or parts in it. */
type Tree = string | Tree[];

/** The part that a way of positions leads to. */
function partAt(tree: Tree, way: number[], around?: PagePart): PagePart {
  const textOf = (inner: Tree): string => (typeof inner === 'string' ? inner : inner.map(textOf).join(' '));
  const innerOf = (inner: Tree): string[] =>
    typeof inner === 'string' ? [] : inner.flatMap((each) => [textOf(each), ...innerOf(each)]);
  const part: PagePart = { words: [textOf(tree)], inner: () => innerOf(tree), around };
  const [next, ...rest] = way;
  if (next === undefined) return part;
  const inner = tree[next];
  if (inner === undefined || typeof tree === 'string') throw new Error('There is no such part.');
  return partAt(inner, rest, part);
}

const text = (file: string, path: string, words: string): FieldText => ({
  file,
  path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  text: words,
});

const TEXTS = [
  text('home.yaml', 'hero.headline', 'Be found first'),
  text('home.yaml', 'hero.action', 'Get Started'),
  text('home.yaml', 'closing.heading', 'Ready?'),
  text('home.yaml', 'closing.action', 'Get Started'),
  text('navigation.yaml', 'getStarted.title', 'Get Started'),
  text('navigation.yaml', 'words.menu', 'Menu'),
  text('reviews.yaml', 'reviews.0.name', 'Ada'),
  text('reviews.yaml', 'reviews.0.review', 'Fine.'),
  text('reviews.yaml', 'reviews.1.name', 'Grace'),
  text('reviews.yaml', 'reviews.1.review', 'Fine.'),
];
const PAGE: Tree = [
  ['Menu', 'Get Started'],
  [['Be  found\u00a0first', ['Get Started', '→']]],
  [['Ready?', 'Get Started']],
  [
    ['Ada', 'Fine.', 'Sample'],
    ['Grace', 'Fine.', 'Sample'],
  ],
  ['Not in the content'],
];
const find = (...way: number[]) => {
  const field = locate(partAt(PAGE, way), TEXTS);
  return field && `${field.file} ${field.path.join('.')}`;
};

describe('a click finds the field', () => {
  it('of a text that is there once, however its spaces are', () => {
    expect(find(1, 0, 0)).toBe('home.yaml hero.headline');
  });

  it('of a text that is there several times, by what stands around it', () => {
    expect(find(0, 1)).toBe('navigation.yaml getStarted.title');
    expect(find(1, 0, 1)).toBe('home.yaml hero.action');
    expect(find(2, 0, 1)).toBe('home.yaml closing.action');
    expect(find(3, 1, 1)).toBe('reviews.yaml reviews.1.review');
  });

  it('of an entry, where the click meets no text of its own', () => {
    expect(find(3, 0, 2)).toBe('reviews.yaml reviews.0');
    expect(find(3, 1)).toBe('reviews.yaml reviews.1');
  });

  it('of nothing that the content does not have', () => {
    expect(locate(partAt(['Only here'], [0]), TEXTS)).toBeUndefined();
  });
});
