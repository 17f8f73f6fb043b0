import { expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { DESKTOP, serveSite } from './serve-site.ts';

const { visit } = serveSite();
const { picture, industries } = CONTENT.industries;

it.skipIf(picture)(
  'the sign of a trade on the map and its name light up together, the route turns to the named sign, and both lead to it',
  async () => {
    const { page } = await visit('/industries/', { viewport: DESKTOP });
    const last = Math.min(industries.length, 10) - 1;
    const name = page.locator('h1 ~ ul a').nth(last);
    const sign = page.locator('h1').locator('xpath=../..').locator('svg > a').nth(last);
    const colors = async () => [
      await name.evaluate((link) => getComputedStyle(link).backgroundColor),
      await sign.evaluate((link) => getComputedStyle(link.querySelector('rect') as Element).fill),
    ];
    const [plain, tint] = await colors();
    const routes = () =>
      sign.evaluate((link) => {
        const opacity = (part: Element | null | undefined) => part && getComputedStyle(part).opacity;
        const pin = link.parentElement?.querySelector('g:has(+ a)');
        return [link.firstElementChild, link.querySelector('text'), pin].map(opacity);
      });
    expect(await routes()).toEqual(['0', '0', '1']);
    await name.hover();
    const [, lit] = await colors();
    expect(lit).not.toBe(tint);
    expect(await routes()).toEqual(['1', '1', '0']);
    await sign.locator('rect').first().hover();
    expect(await colors()).toEqual([lit, lit]);
    expect(plain).not.toBe(lit);
    await sign.locator('rect').first().click();
    expect(new URL(page.url()).hash).toBe(await name.getAttribute('href'));
  },
);
