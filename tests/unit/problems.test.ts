import { describe, expect, it } from 'vitest';
import { BuildError, formatProblems, stopOn } from '../../build/shared/problems.ts';

const one = { where: 'content/site.yaml:4:8', message: 'email: this must be an email address.' };
const two = { where: '/packages/', message: 'The page has 0 h1 headings.' };

describe('problems', () => {
  it('stop the build, all of them in one error', () => {
    expect(() => stopOn([one, two])).toThrow(BuildError);
    expect(new BuildError([one, two]).problems).toEqual([one, two]);
  });

  it('do not stop it if there are none', () => {
    expect(() => stopOn([])).not.toThrow();
  });

  it('are each printed with their place on its own line, which editors link', () => {
    expect(formatProblems([one, two]).split('\n').slice(0, 4)).toEqual([
      'content/site.yaml:4:8',
      '    email: this must be an email address.',
      '/packages/',
      '    The page has 0 h1 headings.',
    ]);
  });

  it('are counted at the end, where the output says that nothing was written', () => {
    expect(formatProblems([one])).toMatch(/\n1 problem\. Nothing was written: dist\/ is as it was\.$/);
    expect(formatProblems([one, two])).toMatch(/\n2 problems\. Nothing was written: dist\/ is as it was\.$/);
  });

  it('that are equal are printed and counted once', () => {
    const text = formatProblems([one, one]);
    expect(text.split(one.where)).toHaveLength(2);
    expect(text).toContain('\n1 problem. ');
  });
});
