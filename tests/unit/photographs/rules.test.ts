import { describe, expect, it } from 'vitest';
import { cutOf, widthsWithin } from '../../../build/assets/photographs/cut.ts';
import { findPicture } from '../../../build/assets/photographs/find-picture.ts';
import { showProgress } from '../../../build/shared/progress.ts';
import { inParallel } from '../../../build/shared/workers.ts';
import { initialsOf } from '../../../components/about/initials.ts';

describe('the name of a picture', () => {
  const files = [
    'images/shop.jpg',
    'images/Team.JPG',
    'images/a/b.png',
    'images/lamp.svg',
    'images/map-pack.png',
  ];
  const find = (name: string) =>
    findPicture(name, ['map-pack', 'compass'], [...files, 'images/two.jpg', 'images/two.png']);

  it.each([
    ['shop', 'images/shop.jpg'],
    ['shop.jpg', 'images/shop.jpg'],
    ['images/shop.jpg', 'images/shop.jpg'],
    ['/images/shop.jpg', 'images/shop.jpg'],
    ['static/images/shop.jpg', 'images/shop.jpg'],
    ['team.jpg', 'images/Team.JPG'],
    ['a/b', 'images/a/b.png'],
    ['lamp', 'images/lamp.svg'],
    ['two.png', 'images/two.png'],
    ['map-pack.png', 'images/map-pack.png'],
  ])('may be written in any usual form: %s', (name, file) => expect(find(name)).toEqual({ file }));

  it('is that of a drawing if no file has it', () => {
    expect(find('compass')).toEqual({ drawing: 'compass' });
  });

  it('is refused if it could mean two pictures', () => {
    expect(find('two')).toEqual({
      problem:
        '"two" could mean static/images/two.jpg or static/images/two.png. Write the name with its ending, or rename one of them.',
    });
    expect(find('map-pack')).toEqual({
      problem: '"map-pack" could mean a drawing or static/images/map-pack.png. Rename the file.',
    });
  });

  it.each(['../site.yaml', 'images/../../content/site.yaml', '/etc/passwd'])(
    'leads nowhere but to the pictures: %s',
    (name) => {
      expect(find(name)).toHaveProperty('problem');
    },
  );
});

describe('the visible part of a photograph', () => {
  const size = { width: 1000, height: 600 };

  it('has the shape of its place, and is as large as possible', () => {
    expect(cutOf(size, 1)).toEqual({ left: 200, top: 0, width: 600, height: 600 });
    expect(cutOf(size, 2)).toEqual({ left: 0, top: 50, width: 1000, height: 500 });
    expect(cutOf(size, undefined)).toEqual({ left: 0, top: 0, ...size });
  });

  it('has the focus in its middle, or as near as the edges allow', () => {
    expect(cutOf(size, 1, '40% 50%').left).toBe(100);
    expect(cutOf(size, 1, '0% 50%').left).toBe(0);
    expect(cutOf(size, 1, '100% 50%').left).toBe(400);
    expect(cutOf(size, 2, '50% 100%').top).toBe(100);
  });

  it('is never enlarged', () => {
    expect(widthsWithin(1200, [350, 700, 1000])).toEqual([350, 700, 1000]);
    expect(widthsWithin(900, [350, 700, 1000])).toEqual([350, 700, 900]);
    expect(widthsWithin(700, [350, 700, 1000])).toEqual([350, 700]);
  });
});

describe('progress', () => {
  const shown = (isTTY: boolean) => {
    let text = '';
    const write = (words: string) => {
      text += words;
      return true;
    };
    const output = { isTTY, write } as never;
    return { progress: showProgress('Making photographs', 3, output), text: () => text };
  };

  it('counts on one line of a terminal, which is empty again at the end', () => {
    const { progress, text } = shown(true);
    progress.step();
    expect(text()).toBe('');
    progress.begin();
    progress.step();
    progress.end();
    expect(text().split('\r').slice(1)).toEqual([
      'Making photographs: 1 of 3 ',
      'Making photographs: 2 of 3 ',
      '\u001B[K',
    ]);
  });

  it('is a single line in a log', () => {
    const { progress, text } = shown(false);
    for (const _ of [1, 2, 3]) {
      progress.begin();
      progress.step();
    }
    progress.end();
    expect(text()).toBe('Making photographs. The next build uses the cached result.\n');
  });
});

describe('parallel work', () => {
  it('returns its results in order, and never exceeds its limit', async () => {
    let running = 0;
    let most = 0;
    const work = async (number: number) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return number * 2;
    };
    expect(await inParallel([1, 2, 3, 4, 5], work, 2)).toEqual([2, 4, 6, 8, 10]);
    expect(most).toBe(2);
  });

  it('starts nothing after an error, and reports it when all running work has ended', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (number: number) => {
      begun.push(number);
      if (number === 1) throw new Error('one');
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(number);
    };
    await expect(inParallel([1, 2, 3, 4], work, 2)).rejects.toThrow('one');
    expect(begun).toEqual([1, 2]);
    expect(ended).toEqual([2]);
  });
});

it.each([
  ['Dana Whitfield', 'DW'],
  ['Dr. Ana María de la Cruz, PhD', 'AC'],
  ['Ed Xi', 'EX'],
  ['John Smith Jr.', 'JS'],
  ['Øyvind', 'Ø'],
  ['Mr. T', 'T'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
