import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Rendering, RenderingContext } from '../../components/page.ts';
import { ReviewCard } from '../../components/review/ReviewCard.tsx';
import { ReviewMap } from '../../components/review/ReviewMap.tsx';

const WORDS = { sampleLabel: 'Sample', more: 'Read on' };
const review = {
  name: 'Ada Byron',
  stars: 5,
  address: 'Austin, TX',
  review: 'They found my lamp shop.',
  sample: false,
};

it('a review of 2,000 characters shows its beginning, and all of it at a click', () => {
  const textsOf = (text: string) =>
    parse(renderToStaticMarkup(<ReviewCard review={{ ...review, review: text }} words={WORDS} />))
      .querySelectorAll('blockquote p')
      .map((paragraph) => paragraph.text);
  const short = 'It works. '.repeat(40).trim();
  expect(textsOf(short)).toEqual([short]);
  const long = 'It works! '.repeat(200).trim();
  const [start = '', rest] = textsOf(long);
  expect(start).toMatch(/^(?:It works! ){29}It works!$/);
  expect(`${start} ${rest}`).toBe(long);
  expect(textsOf('w'.repeat(2000))).toEqual(['w'.repeat(2000)]);
});

describe('the map', () => {
  const at = (...places: [number, number][]) => {
    const reviews = places.map(([latitude, longitude]) => ({ ...review, latitude, longitude }));
    const map = (
      <RenderingContext value={{ asset: String } as unknown as Rendering}>
        <ReviewMap reviews={[...reviews, review]} />
      </RenderingContext>
    );
    return parse(renderToStaticMarkup(map)).querySelectorAll('a');
  };
  const towns: [number, number][] = [
    [30.27, -97.74],
    [41.88, -87.63],
    [43.62, -116.2],
    [36.15, -95.99],
  ];

  it('has a point for each review with a place, from north to south, and is left out with fewer than four towns', () => {
    const hrefs = [3, 2, 4, 1].map((number) => `#review-${number}`);
    expect(at(...towns).map((link) => link.getAttribute('href'))).toEqual(hrefs);
    expect(at(...towns.slice(0, 3), ...towns.slice(0, 3))).toEqual([]);
  });

  it('has names that touch neither each other nor a point, where towns are near, and one place for those of a town', () => {
    const ohio: [number, number][] = [
      [39.1, -84.51],
      [39.76, -84.19],
      [39.96, -83],
      [40.8, -81.38],
    ];
    const [again, ...links] = at(...ohio, [40.8, -81.38]);
    expect(again?.querySelector('text')?.attributes).toEqual(links[0]?.querySelector('text')?.attributes);
    const towns = links.map((link) => {
      const place = link.querySelector('g')?.getAttribute('transform');
      const [x = 0, y = 0] = (place?.match(/\d+/g) ?? []).map(Number);
      const name = link.querySelector('text');
      const middle = y + Number(name?.getAttribute('y')) - 11;
      return { x, y, name: { x: x + Number(name?.getAttribute('x') ?? 0), y: middle } };
    });
    // In units of the drawing: "Austin" is about 90 wide, a point that is lit 38.
    for (const one of towns) {
      for (const other of towns.filter((town) => town !== one)) {
        const toName = [Math.abs(one.name.x - other.name.x) / 90, Math.abs(one.name.y - other.name.y) / 28];
        const toPoint = [Math.abs(one.name.x - other.x) / 62, Math.abs(one.name.y - other.y) / 32];
        for (const apart of [toName, toPoint]) expect(Math.max(...apart)).toBeGreaterThan(1);
      }
    }
  });
});

it('a review says beside its author what they got for it, and how they are tied to the agency', () => {
  const notes = { incentive: 'Got a lamp for this review.', insider: 'Owner’s sister.' };
  const shown = (more: Partial<typeof notes>) =>
    parse(renderToStaticMarkup(<ReviewCard review={{ ...review, ...more }} words={WORDS} />))
      .querySelectorAll('figcaption small')
      .map(({ text }) => text);
  expect(shown(notes)).toEqual(Object.values(notes));
  expect(shown({})).toEqual([]);
});
