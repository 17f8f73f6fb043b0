import { describe, expect, it } from 'vitest';
import { overlaps } from '../../tools/audit/overlaps.ts';
import type { TextLine } from '../../tools/audit/text-lines.ts';

const line = (owner: number, left: number, top: number): TextLine => ({
  words: String(owner),
  owner,
  left,
  top,
  right: left + 100,
  bottom: top + 20,
  covered: false,
  color: 'rgb(0, 0, 0)',
  isLarge: false,
  isDisabled: false,
});

describe('lines of text', () => {
  it('overlap when their letters do', () => {
    expect(overlaps([line(1, 0, 0), line(2, 50, 5)])).toHaveLength(1);
  });

  it('do not overlap when only the space above and below them meets', () => {
    expect(overlaps([line(1, 0, 0), line(2, 0, 14)])).toEqual([]);
  });

  it('do not overlap when they are side by side, or belong to one text', () => {
    expect(overlaps([line(1, 0, 0), line(2, 100, 0)])).toEqual([]);
    expect(overlaps([line(1, 0, 0), line(1, 50, 5)])).toEqual([]);
  });
});
