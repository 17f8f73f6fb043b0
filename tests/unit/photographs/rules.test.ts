import { describe, expect, it } from 'vitest';
import { cutOf, widthsWithin } from '../../../build/assets/photographs/cut.ts';
import { findPicture } from '../../../build/assets/pictures.ts';
import { initialsOf } from '../../../components/about/initials.ts';

describe('the name of a picture', () => {
  const files = 'shop.jpg Team.JPG a/b.png lamp.svg map-pack.png two.jpg two.png';
  const find = (name: string) =>
    findPicture(
      name,
      ['map-pack', 'compass'],
      [...files.split(' ').map((file) => `images/${file}`), 'Images/door.jpg'],
    );

  it.each([
    ['shop', 'images/shop.jpg'],
    ['static/images/shop.jpg', 'images/shop.jpg'],
    ['team.jpg', 'images/Team.JPG'],
    ['door.jpg', 'Images/door.jpg'],
    ['a/b', 'images/a/b.png'],
    ['two.png', 'images/two.png'],
    ['map-pack.png', 'images/map-pack.png'],
  ])('may be written in any usual form: %s', (name, file) => expect(find(name)).toEqual({ file }));

  it('is that of a drawing if no file has it', () => {
    expect(find('compass')).toEqual({ drawing: 'compass' });
  });

  it.each([
    [
      'two',
      '"two" could mean static/images/two.jpg or static/images/two.png. Write the name with its ending, or rename one of them.',
    ],
    ['map-pack', '"map-pack" could mean a drawing or static/images/map-pack.png. Rename the file.'],
    ['../site.yaml', 'There is no picture named'],
    ['images/../../content/site.yaml', 'There is no picture named'],
    ['/etc/passwd', 'There is no picture named'],
  ])('is refused if it could mean two pictures, or leads elsewhere: %s', (name, problem) => {
    expect(find(name)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('the visible part of a photograph', () => {
  const size = { width: 1000, height: 600 };

  it.each([
    [1, undefined, { left: 200, top: 0, width: 600, height: 600 }],
    [2, undefined, { left: 0, top: 50, width: 1000, height: 500 }],
    [undefined, undefined, { left: 0, top: 0, ...size }],
    [1, '40% 50%', { left: 100, top: 0, width: 600, height: 600 }],
    [1, '100% 50%', { left: 400, top: 0, width: 600, height: 600 }],
    [2, '50% 100%', { left: 0, top: 100, width: 1000, height: 500 }],
  ])('in a place of the ratio %s, with its focus at %s, is as large as possible', (ratio, focus, part) => {
    expect(cutOf(size, ratio, focus)).toEqual(part);
  });

  it('is never enlarged', () => {
    expect(widthsWithin(1200, [350, 700, 1000])).toEqual([350, 700, 1000]);
    expect(widthsWithin(900, [350, 700, 1000])).toEqual([350, 700, 900]);
    expect(widthsWithin(700, [350, 700, 1000])).toEqual([350, 700]);
  });
});

it.each([
  ['Dana Whitfield', 'DW'],
  ['Dr. Ana María de la Cruz, PhD', 'AC'],
  ['John Smith Jr.', 'JS'],
  ['Øyvind', 'Ø'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
