import { expect, it } from 'vitest';
import { site } from './small-site.ts';

it('the small site is valid; if it is not, fix tests/fixtures/small-site before any other test', async () => {
  expect(await (await site()).problems()).toEqual([]);
});
