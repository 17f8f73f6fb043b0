import { describe, expect, it } from 'vitest';
import { headerWidth } from '../../components/header-fit.ts';

const ENTRIES = ['Home', 'Services', 'Packages', 'Review', 'Industries', 'About us', 'Contact us'];

const fromWidth = (titles: string[], agency = 'Northing', logo?: { width: number; holdsName: boolean }) =>
  headerWidth({
    agency,
    logo,
    entries: titles.map((title) => ({ title, ...(title === 'Services' && { services: [] }) })),
    getStarted: 'Get Started',
  });

describe('the header shows its list', () => {
  it('from 1024 px on, with the shipped entries', () => expect(fromWidth(ENTRIES)).toBe(64));

  it('later with two more entries or a longer name', () => {
    expect(fromWidth([...ENTRIES, 'Our process', 'Case studies'])).toBeGreaterThan(64);
    expect(fromWidth(ENTRIES, 'Olympic Peninsula Digital Marketing Partners')).toBeGreaterThan(64);
  });

  it('with a wide logo as if it were a long name', () => {
    expect(fromWidth(ENTRIES, 'Northing', { width: 240, holdsName: true })).toBeGreaterThan(64);
  });

  it('at no width if no screen has room for its entries', () => {
    expect(fromWidth(Array.from({ length: 20 }, (_entry, index) => `Entry number ${index}`))).toBeUndefined();
  });
});
