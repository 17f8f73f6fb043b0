import { expect } from 'vitest';
import { ROUTES } from '../routes.ts';
import { inEveryEngine } from './engines.ts';

inEveryEngine('Widths', (test) => {
  test('no page scrolls sideways on a desktop', async ({ visit }) => {
    const screen = await visit('/');
    const found: string[] = [];
    for (const route of ROUTES) {
      await screen.open(route);
      await screen.isPainted();
      const sideways = await screen.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found.push(`${route} by ${sideways} px`);
    }
    expect(found).toEqual([]);
  });
});
