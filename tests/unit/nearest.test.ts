import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '../../build/shared/nearest.ts';

const KNOWN = ['title', 'tagline', 'heading', 'highlights'];

describe('the nearest known word', () => {
  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['headings', 'heading'],
    ['hilights', 'highlights'],
  ])('is found for %s: %s', (found, word) => {
    expect(nearest(found, KNOWN)).toBe(word);
  });

  it('is the closest of several', () => {
    expect(nearest('signal-4', ['signal', 'signal-2', 'signals'])).toBe('signal-2');
  });

  it.each(['background', 'xyz', ''])('is undefined if nothing comes close: "%s"', (found) => {
    expect(nearest(found, KNOWN)).toBeUndefined();
  });

  it('is undefined if nothing is known', () => {
    expect(nearest('title', [])).toBeUndefined();
  });
});

describe('the suggestion after a mistake', () => {
  it('names the nearest word', () => {
    expect(didYouMean('titel', KNOWN)).toBe(' Did you mean "title"?');
  });

  it('is omitted if nothing comes close', () => {
    expect(didYouMean('background', KNOWN)).toBe('');
  });
});
