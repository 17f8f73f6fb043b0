import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../build/commands/upload/host.ts';
import { withTries } from '../../../build/commands/upload/tries.ts';
import { inParallel } from '../../../build/shared/workers.ts';

describe('a step of an upload', () => {
  /** Fails the given number of times before it succeeds. */
  const shaky = (failures: number, error: Error = new Error('gone')) => {
    const step = vi.fn(async () => 'done');
    for (let count = 0; count < failures; count += 1) step.mockRejectedValueOnce(error);
    return step;
  };

  it('is tried again when the connection breaks, three times in all', async () => {
    await expect(withTries('index.html', [0, 0], shaky(2))).resolves.toBe('done');
    await expect(withTries('index.html', [0, 0], shaky(3))).rejects.toThrow('index.html: gone');
  });

  it('is not tried again if the host refuses', async () => {
    const refused = shaky(1, new Refusal('no'));
    await expect(withTries('index.html', [0, 0], refused)).rejects.toThrow(/^index\.html: no$/);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('is the last one if it fails: none begins after it, and running ones are awaited', async () => {
    const ended: number[] = [];
    const step = async (number: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(number);
      if (number === 2) throw new Error('at two');
    };
    const all = inParallel([1, 2, 3, 4, 5, 6], step, 2);
    await expect(all).rejects.toThrow('at two');
    expect(ended).toEqual([1, 2, 3]);
  });
});
