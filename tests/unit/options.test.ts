import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../build/shared/options.ts';

describe('the command line of the build', () => {
  it('builds the folder it is in, into dist, when it says nothing', () => {
    const { root, out, release } = readOptions([], {});
    expect(root).toBe(process.cwd());
    expect(out).toBe(path.resolve('dist'));
    expect(release).toBe(false);
  });

  it('takes another site and another place for the result', () => {
    const { root, out } = readOptions(['--root=some/site', '--out=some/where'], {});
    expect(root).toBe(path.resolve('some/site'));
    expect(out).toBe(path.resolve('some/where'));
  });

  it('puts the result beside the site that --root names', () => {
    expect(readOptions(['--root=some/site'], {}).out).toBe(path.resolve('some/site/dist'));
  });

  it('asks for a release', () => {
    expect(readOptions(['--release'], {}).release).toBe(true);
  });

  it('refuses a flag that it does not know, and names it', () => {
    expect(() => readOptions(['--relese'], {})).toThrow('--relese');
  });
});
