import { expect, it } from 'vitest';
import { inParallel } from '../../build/shared/workers.ts';

it('after a parallel step fails, no other one begins, and running ones are awaited', async () => {
  const ended: number[] = [];
  const step = async (number: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(number);
    if (number === 2) throw new Error('at two');
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6], step, 2)).rejects.toThrow('at two');
  expect(ended).toEqual([1, 2, 3]);
});
