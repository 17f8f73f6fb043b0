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

describe('the header has its list', () => {
  it('from 1024 px on, with the entries that it ships with', () => expect(fromWidth(ENTRIES)).toBe(64));

  it('later with two entries more, or a longer name', () => {
    expect(fromWidth([...ENTRIES, 'Our process', 'Case studies'])).toBeGreaterThan(64);
    expect(fromWidth(ENTRIES, 'Olympic Peninsula Digital Marketing Partners')).toBeGreaterThan(64);
  });

  it('with a wide logo as if it were a long name', () => {
    expect(fromWidth(ENTRIES, 'Northing', { width: 240, holdsName: true })).toBeGreaterThan(64);
  });

  it('nowhere with more entries than any screen has room for', () => {
    expect(fromWidth(Array.from({ length: 20 }, (_entry, index) => `Entry number ${index}`))).toBeUndefined();
  });
});
