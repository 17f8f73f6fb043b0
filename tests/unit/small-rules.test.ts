import { describe, expect, it } from 'vitest';
import { checkUniqueness } from '../../build/checks/check-pages.ts';
import { didYouMean, nearest } from '../../build/shared/nearest.ts';
import { partsOf, withIds } from '../../components/policy/parts.ts';
import { albers } from '../../components/review/albers.ts';
import { PRICE } from '../../schemas/packages.ts';
import { pointOf } from '../../schemas/us-towns.ts';
import { pageSummary } from './sample-summary.ts';

const KNOWN = ['title', 'tagline', 'heading', 'highlights'];

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['hilights', 'highlights'],
  ['background', undefined],
  ['', undefined],
])('the suggestion after the mistake "%s" is %s', (found, word) => {
  expect(nearest(found, KNOWN)).toBe(word);
  expect(didYouMean(found, KNOWN)).toBe(word ? ` Did you mean "${word}"?` : '');
});

it.each([
  ['$400', true],
  ['$1,100', true],
  ['$1100.50', true],
  ['$400,', false],
  ['$1,10', false],
])('"%s" is a price: %s', (text, isPrice) => {
  expect(PRICE.test(text)).toBe(isPrice);
});

describe('the check for uniqueness', () => {
  const problems = (...bodies: string[]) =>
    checkUniqueness(bodies.map((body, index) => pageSummary(`/${index}/`, `<body>${body}</body>`)));

  it('reports an id that appears more than once on a page, once', () => {
    expect(
      problems('<h1 id="b">One</h1>', '<h1 id="b">One</h1><p id="a">Two</p><p id="a">Three</p>'),
    ).toEqual([{ where: '/1/', message: 'The id "a" is on more than one element. Rename all but one.' }]);
  });

  it.each([
    [0, '<h2>Two</h2>'],
    [2, '<h1>One</h1><h1>Again</h1>'],
  ])('reports a page with %i headings of the first level', (count, body) => {
    expect(problems(body)).toEqual([
      { where: '/0/', message: `The page has ${count} h1 headings. It must have exactly one.` },
    ]);
  });
});

// Points read from the drawing itself, components/drawings/States.tsx.
it.each([
  ['the southern tip of Florida', 25.12, -81.08, 807, 590],
  ['the southern tip of Texas', 25.95, -97.15, 474, 595],
  ['the eastern end of Maine', 44.81, -66.95, 957, 95],
  ['the border with Canada at the Pacific', 49, -122.76, 100, 14],
])('%s falls on the outline of the map', (_name, latitude, longitude, x, y) => {
  const point = albers(latitude, longitude);
  expect(Math.hypot(point.x - x, point.y - y)).toBeLessThan(2);
});

it.each([
  ['Olympia, WA', { latitude: 47.04, longitude: -122.9 }],
  ['Saint Louis, MO', { latitude: 38.63, longitude: -90.2 }],
  ["O'Fallon, IL", { latitude: 38.59, longitude: -89.91 }],
  ['Nowhere, KS', undefined],
])('the point of %s on the map follows from its name', (town, point) => {
  expect(pointOf(town)).toEqual(point);
});

it('the contents of a policy lead to each numbered heading in a chapter, also if two are alike or hold a link', () => {
  const html = '<h3>Fees</h3><p>1</p><h3>Fees</h3><h3>Tax &amp; <a href="/x/">more</a></h3>';
  const chapter = { id: 'payment', heading: 'Payment', html };
  const numbered = withIds(chapter, 2);
  expect(numbered.match(/id="[^"]*"/g)).toEqual(partsOf(chapter).map(({ id }) => `id="${id}"`));
  expect(numbered.match(/2\.\d/g)).toEqual(['2.1', '2.2', '2.3']);
  expect(partsOf(chapter)).toEqual([
    { id: 'payment.1', html: 'Fees' },
    { id: 'payment.2', html: 'Fees' },
    { id: 'payment.3', html: 'Tax &amp; more' },
  ]);
});
