import { describe, expect, it } from 'vitest';
import { checkUniqueness } from '../../build/checks/uniqueness.ts';
import { pageSummary } from './sample-summary.ts';

const page = (path: string, { body = '<h1>One</h1>' }) => pageSummary(path, `<body>${body}</body>`);

describe('the check for uniqueness', () => {
  it('accepts pages that differ', () => {
    expect(checkUniqueness([page('/a/', {}), page('/b/', {})])).toEqual([]);
  });

  it('allows two pages to use the same id', () => {
    const body = '<h1 id="top">One</h1>';
    expect(checkUniqueness([page('/a/', { body }), page('/b/', { body })])).toEqual([]);
  });

  it('reports an id that appears more than once on a page, once', () => {
    const body = '<h1 id="lamp">One</h1><p id="lamp">Two</p><p id="lamp">Three</p>';
    expect(checkUniqueness([page('/a/', { body })])).toEqual([
      { where: '/a/', message: 'The id "lamp" is on more than one element. Rename all but one.' },
    ]);
  });

  it.each([
    [0, '<h2>Two</h2>'],
    [2, '<h1>One</h1><h1>Again</h1>'],
  ])('reports a page with %i headings of the first level', (count, body) => {
    expect(checkUniqueness([page('/a/', { body })])).toEqual([
      { where: '/a/', message: `The page has ${count} h1 headings. It must have exactly one.` },
    ]);
  });
});
