import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../build/shared/options.ts';

describe('the command line of the build', () => {
  it('builds the current folder into dist by default', () => {
    const { root, out, release } = readOptions([], {});
    expect(root).toBe(process.cwd());
    expect(out).toBe(path.resolve('dist'));
    expect(release).toBe(false);
  });

  it('accepts another site and another output folder', () => {
    const { root, out } = readOptions(['--root=some/site', '--out=some/where'], {});
    expect(root).toBe(path.resolve('some/site'));
    expect(out).toBe(path.resolve('some/where'));
  });

  it('writes the output beside the site that --root names', () => {
    expect(readOptions(['--root=some/site'], {}).out).toBe(path.resolve('some/site/dist'));
  });

  it('accepts --release', () => {
    expect(readOptions(['--release'], {}).release).toBe(true);
  });

  it('refuses an unknown flag, and names it', () => {
    expect(() => readOptions(['--relese'], {})).toThrow('--relese');
  });
});
