import { describe, expect, it } from 'vitest';
import { site } from './site.ts';

describe('a build', () => {
  for (let i = 0; i < 5; i++)
    it('x' + i, async () => {
      const small = await site();
      expect(await small.problems()).toEqual([]);
    });
});
